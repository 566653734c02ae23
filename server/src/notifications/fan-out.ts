import type { UserId } from '@otday/contract'
import { afterCommit, type Db, inTransaction } from '#platform/db/index.ts'
import type { Notify } from '#platform/live/signals.ts'
import type { NotificationContent } from './deliver.ts'
import { endFanOut, lockFanOut, moveFanOut, deliverToAll } from './queries-fan-out.ts'

export interface FanOutDeps {
  db: Db
  notify: Notify
  /** Receivers per transaction. */
  batch: number
}

export interface FanOut {
  eventKey: string
  /** Returns the next receivers after an id, ordered by id. */
  receivers(db: Db, after: UserId, limit: number): Promise<UserId[]>
  /** Returns the notification; undefined if its cause is gone, such as a deleted feed, which ends the fan-out. */
  news(tx: Db): Promise<Delivery | undefined>
}

/** One notification for everybody, or a function that delivers to given receivers, sorted by id. */
type Delivery = Omit<NotificationContent, 'eventKey'> | ((people: UserId[]) => Promise<void>)

/**
 * Delivers to the next receivers. Progress commits with the deliveries, so reruns and parallel runs neither repeat nor
 * omit anyone. False once everybody was reached.
 */
export const deliverBatch = (
  { db, notify, batch }: FanOutDeps,
  { eventKey, receivers, news }: FanOut,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const progress = await lockFanOut(tx, eventKey)
    if (!progress) return false
    const delivery = await news(tx)
    const people = delivery ? await receivers(tx, progress.reached, batch) : []
    const last = people.at(-1)
    if (!delivery || last === undefined) {
      await endFanOut(tx, eventKey)
      return false
    }
    if (typeof delivery === 'function') await delivery(people)
    else await deliverToAll(tx, people, { ...delivery, eventKey })
    const isLast = people.length < batch
    await (isLast ? endFanOut(tx, eventKey) : moveFanOut(tx, eventKey, last))
    afterCommit(tx, () => notify('inbox', people))
    return !isLast
  })

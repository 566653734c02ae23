import { setImmediate as turn } from 'node:timers/promises'
import type { UserId } from '@otday/contract'
import { afterCommit, type Db, inTransaction } from '#platform/db/index.ts'
import type { Notify } from '#platform/signals.ts'
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
  /** The next receivers, by id. */
  receivers(db: Db, after: UserId, limit: number): Promise<UserId[]>
  /** Undefined if the cause is gone, which ends the fan-out. */
  news(tx: Db): Promise<Omit<NotificationContent, 'eventKey'> | undefined>
}

/**
 * Delivers in batches, yielding between. Progress commits with each, so reruns and parallel runs neither repeat nor
 * omit anyone.
 */
export async function fanOut(deps: FanOutDeps, event: FanOut): Promise<void> {
  while (await deliverBatch(deps, event)) await turn()
}

/** False once everybody was reached. */
const deliverBatch = ({ db, notify, batch }: FanOutDeps, { eventKey, receivers, news }: FanOut): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const progress = await lockFanOut(tx, eventKey)
    if (!progress) return false
    const content = await news(tx)
    const people = content ? await receivers(tx, progress.reached, batch) : []
    const last = people.at(-1)
    if (!content || last === undefined) {
      await endFanOut(tx, eventKey)
      return false
    }
    await deliverToAll(tx, people, { ...content, eventKey })
    await moveFanOut(tx, eventKey, last)
    afterCommit(tx, () => notify('inbox', people))
    return true
  })

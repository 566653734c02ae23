import { setImmediate as turn } from 'node:timers/promises'
import type { UserId } from '@otday/contract'
import { afterCommit, type Db, inTransaction } from '#platform/db/index.ts'
import type { Notify } from '#platform/signals.ts'
import type { NotificationContent } from './deliver.ts'
import { endFanOut, lockFanOut, moveFanOut, deliverToAll } from './queries-fan-out.ts'

export interface FanOutDeps {
  db: Db
  notify: Notify
  /** How many are told in one transaction: few where one connection serves everybody. */
  batch: number
}

/** One event and the many who are told of it. */
export interface FanOut {
  eventKey: string
  /** The next of those to tell, in the order of their ids. */
  receivers(db: Db, after: UserId, limit: number): Promise<UserId[]>
  /** What they are told in `tx`; undefined when the cause is gone, and then no one else is told. */
  news(tx: Db): Promise<Omit<NotificationContent, 'eventKey'> | undefined>
}

/**
 * Tells everybody, batch by batch, with a turn for others between. How far it came is written down with each batch, so
 * that it may be run again from any point, by several at once: nobody is told twice and nobody is left out.
 */
export async function fanOut(deps: FanOutDeps, event: FanOut): Promise<void> {
  while (await deliverBatch(deps, event)) await turn()
}

/** False when there was no one left to tell. */
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

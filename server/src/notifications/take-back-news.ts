import { setImmediate as turn } from 'node:timers/promises'
import type { UserId } from '@otday/contract'
import { afterCommit, inTransaction } from '#platform/db/index.ts'
import { job } from '#platform/jobs/index.ts'
import type { FanOutDeps } from './fan-out.ts'
import { receiversOfNewsOf, takeBackNewsOf } from './queries-departures.ts'

export interface Departed {
  userId: UserId
}
export const takeBackNewsJob = job<Departed>()('departed-news')

/** Removes notifications naming a user from others' inboxes, in batches; idempotent. */
export async function takeBackNews({ db, notify, batch }: FanOutDeps, { userId }: Departed): Promise<void> {
  const receivers = await receiversOfNewsOf(db, userId)
  for (let from = 0; from < receivers.length; from += batch) {
    const some = receivers.slice(from, from + batch)
    await inTransaction(db, async (tx) => {
      await takeBackNewsOf(tx, userId, some)
      afterCommit(tx, () => notify('reading', some))
    })
    await turn()
  }
}

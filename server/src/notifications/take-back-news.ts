import { setImmediate as turn } from 'node:timers/promises'
import type { UserId } from '@otday/contract'
import { afterCommit, inTransaction } from '#platform/db/index.ts'
import { job } from '#platform/jobs/index.ts'
import type { FanOutDeps } from './fan-out.ts'
import { namesOf, receiversOfNews, takeBackNewsFrom } from './queries-departures.ts'

export interface Departed {
  userId: UserId
}
export const takeBackNewsJob = job<Departed>()('departed-news')

/** Inboxes per step; a step blocks deliveries to them for tens of ms. */
const inboxesAtOnce = 250
const namesAtOnce = 500

/** Removes notifications naming a user from others' inboxes, in steps; idempotent. */
export async function takeBackNews(deps: Pick<FanOutDeps, 'db' | 'notify'>, { userId }: Departed): Promise<void> {
  const names = await namesOf(deps.db, userId)
  for (let from = 0; from < names.length; from += namesAtOnce)
    while (await takeBackSome(deps, names.slice(from, from + namesAtOnce))) await turn()
}

const takeBackSome = ({ db, notify }: Pick<FanOutDeps, 'db' | 'notify'>, names: readonly string[]): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const receivers = await receiversOfNews(tx, names, inboxesAtOnce)
    if (receivers.length === 0) return false
    await takeBackNewsFrom(tx, receivers, names)
    afterCommit(tx, () => notify('reading', receivers))
    return true
  })

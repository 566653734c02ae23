import { setImmediate as turn } from 'node:timers/promises'
import type { UserId } from '@otday/contract'
import { slicesOf } from '#platform/batches.ts'
import { afterCommit, type Db, inTransaction } from '#platform/db/index.ts'
import { job } from '#platform/jobs/index.ts'
import { lockDeletedAt } from '../users/index.ts'
import type { FanOutDeps } from './fan-out.ts'
import { lockOpenInboxes } from './queries-delivery.ts'
import { namesOf, receiversOfNews, takeBackNewsAbout, takeBackNewsFrom } from './queries-departures.ts'

export interface Departed {
  userId: UserId
}
export const takeBackNewsJob = job<Departed>()('departed-news')

/** Inboxes per step; a step blocks deliveries to them for tens of ms. */
const inboxesAtOnce = 250
const namesAtOnce = 500

type TakingDeps = Pick<FanOutDeps, 'db' | 'notify'>

/**
 * Removes notifications naming a deleted account from others' inboxes, in steps; idempotent. Each step keeps the
 * account from returning until it has committed. Once the owner has returned, nothing more is removed, however late a
 * failed run is repeated: notifications may be about what the owner has done since.
 */
export async function takeBackNews(deps: TakingDeps, departed: Departed, signal?: AbortSignal): Promise<void> {
  const names = await namesOf(deps.db, departed.userId)
  for (const some of slicesOf(names, namesAtOnce))
    for (let isLeft = true; isLeft; await turn()) {
      signal?.throwIfAborted()
      isLeft = await takeBackSome(deps, departed, some)
    }
}

const takeBackSome = ({ db, notify }: TakingDeps, { userId }: Departed, names: readonly string[]): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const account = await lockDeletedAt(tx, userId)
    // An account that was removed for good has no row here, and its notifications go, too.
    if (account?.deletedAt === null) return false
    const receivers = await receiversOfNews(tx, names, inboxesAtOnce)
    if (receivers.length === 0) return false
    await takeBackNewsFrom(tx, receivers, names)
    afterCommit(tx, () => notify('reading', receivers))
    return true
  })

/**
 * Removes the notifications that two people have of each other. Callers must lock nothing after it: against deadlocks,
 * every transaction locks inboxes last.
 */
export async function takeBackNewsBetween(
  { notify }: Pick<TakingDeps, 'notify'>,
  tx: Db,
  one: UserId,
  other: UserId,
): Promise<void> {
  const people = await lockOpenInboxes(tx, [one, other])
  await takeBackNewsAbout(tx, one, other)
  await takeBackNewsAbout(tx, other, one)
  afterCommit(tx, () => notify('reading', people))
}

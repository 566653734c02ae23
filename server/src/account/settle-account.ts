import { setImmediate as turn } from 'node:timers/promises'
import type { UserId } from '@otday/contract'
import { slicesOf } from '#platform/batches.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { job } from '#platform/jobs/index.ts'
import { lowestId } from '#platform/ids.ts'
import { commentsBy, settleComments } from '../comments/index.ts'
import { followers, followings, type FollowSide, othersAfter, settleFollows } from '../follows/index.ts'
import { likedFeedsOf, settleLikes } from '../likes/index.ts'
import { endSettling, lockDeletedAt } from '../users/index.ts'

export const settleJob = job<{ userId: UserId }>()('account-settle')

/**
 * Rows changed per transaction; few, so that others who like, comment on or follow the same feeds and people wait only
 * for tens of ms.
 */
const rowsAtOnce = 50
/** An id that sorts before every user's id. */
const nobody = lowestId<UserId>()

/**
 * Subtracts likes, comments and follows of a deleted account from the counts of feeds and profiles, or adds those of a
 * restored account again. Each step reads whether the account is deleted now, and changes just the rows that do not
 * match this yet; so it may be repeated or run concurrently. If the owner returns meanwhile, the return enqueues this
 * job again.
 */
export async function settleAccount(db: Db, userId: UserId, signal?: AbortSignal): Promise<void> {
  const atFirst = await inTransaction(db, (tx) => lockDeletedAt(tx, userId))
  if (!atFirst) return
  const step = async (change: (tx: Db, isHidden: boolean) => Promise<void>) => {
    signal?.throwIfAborted()
    await inTransaction(db, async (tx) => {
      const now = await lockDeletedAt(tx, userId)
      if (now) await change(tx, now.deletedAt !== null)
    })
    await turn()
  }
  for (const feedIds of slicesOf(await likedFeedsOf(db, userId), rowsAtOnce))
    await step((tx, isHidden) => settleLikes(tx, userId, feedIds, isHidden))
  for (const comments of slicesOf(await commentsBy(db, userId), rowsAtOnce))
    await step((tx, isHidden) => settleComments(tx, comments, isHidden))
  for (const side of [followings, followers])
    for await (const others of relationsOf(db, side, userId))
      await step((tx, isHidden) => settleFollows(tx, { side, ownerId: userId, others }, isHidden))
  await endSettling(db, userId, atFirst)
}

async function* relationsOf(db: Db, side: FollowSide, userId: UserId): AsyncGenerator<readonly UserId[]> {
  for (let after: UserId | undefined = nobody; ; ) {
    const others: readonly UserId[] = await othersAfter(db, side, userId, { after, limit: rowsAtOnce })
    after = others.at(-1)
    if (after === undefined) return
    yield others
  }
}

import { setImmediate as turn } from 'node:timers/promises'
import { UserId } from '@otday/contract'
import { slicesOf } from '#platform/batches.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { job } from '#platform/jobs/index.ts'
import { commentsBy, settleComments } from '../comments/index.ts'
import { followers, followings, type FollowSide, othersAfter, settleFollows } from '../follows/index.ts'
import { likedFeedsOf, settleLikes } from '../likes/index.ts'
import { endSettling, lockDeletedAt } from '../users/index.ts'

export const settleJob = job<{ userId: UserId }>()('account-settle')

/** A step holds up who reacts to the same feeds, or follows the same people, for tens of ms. */
const rowsAtOnce = 50
/** Sorts before every id. */
const nobody = UserId.parse('00000000-0000-0000-0000-000000000000')

/**
 * Counts likes, comments and follows of whoever left out of feeds and profiles, and those of whoever returned in again.
 * Each step asks which of both the account did last, and changes what is not so yet: it may be repeated, and run beside
 * itself or amid a return, which starts it anew.
 */
export async function settleAccount(db: Db, userId: UserId): Promise<void> {
  const atFirst = await inTransaction(db, (tx) => lockDeletedAt(tx, userId))
  if (!atFirst) return
  const step = async (change: (tx: Db, isHidden: boolean) => Promise<void>) => {
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

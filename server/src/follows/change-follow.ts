import type { FollowId, NewFollow, UserId } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Writer } from '#platform/writer.ts'
import { countFollow, countHidden } from '../profiles/index.ts'
import { lockUser } from '../users/index.ts'
import { deleteFollow, findFollow, type FollowRow, followers, followings, oppositeOf, insertFollow } from './queries.ts'

export type FollowCreated = { type: 'follow.created'; followerId: UserId; followeeId: UserId; at: Date }
export interface FollowingDeps {
  db: Db
  clock: Clock
  publish: Publish<FollowCreated>
}

/**
 * Lets the caller follow a user.
 * @throws Forbidden in another user's name; SelfFollow; UserNotFound; AlreadyFollowing; SessionEnded.
 */
export async function follow(
  { db, clock, publish }: FollowingDeps,
  by: Writer,
  { followerId, followeeId }: z.output<typeof NewFollow>,
): Promise<FollowRow> {
  if (followerId !== by.id) throw new AppError('Forbidden')
  if (followeeId === by.id) throw new AppError('SelfFollow')
  return inTransaction(db, async (tx) => {
    await by.lock(tx)
    // The lock keeps the followee's account from being deleted before this transaction ends; otherwise the counts would
    // go on including that account.
    await lockUser(tx, followeeId)
    const now = clock.now()
    const row = await insertFollow(tx, { id: newId<FollowId>(), followerId, followeeId, createdAt: now })
    if (!row) throw new AppError('AlreadyFollowing', { followeeId })
    await countFollow(tx, row, 1)
    await publish(tx, { type: 'follow.created', followerId: row.followerId, followeeId: row.followeeId, at: now })
    return row
  })
}

/** @throws FollowNotFound; Forbidden for all but the follower; SessionEnded. */
export const unfollow = ({ db }: Pick<FollowingDeps, 'db'>, by: Writer, followId: FollowId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const row = await deleteFollow(tx, followId, by.id)
    if (row) return countOut(tx, row)
    throw new AppError((await findFollow(tx, followId)) ? 'Forbidden' : 'FollowNotFound', { followId })
  })

async function countOut(tx: Db, row: FollowRow): Promise<void> {
  await countFollow(tx, row, -1)
  for (const side of [followings, followers])
    if (row[side.isOwnerHidden]) await countHidden(tx, oppositeOf(side).hidden, [row[side.other]], -1)
}

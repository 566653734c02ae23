import type { Follow, FollowId, NewFollow, UserId } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inOneStatement, inTransaction, sqlState } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Urls } from '#platform/http/urls.ts'
import { newId } from '#platform/ids.ts'
import { requirePermission, type Writer } from '#platform/writer.ts'
import { countHidden, uncountFollow } from '../profiles/index.ts'
import { presentFollows } from './present-follows.ts'
import {
  deleteFollow,
  deleteFollowsBetween,
  findFollow,
  type FollowRow,
  followers,
  followings,
  oppositeOf,
} from './queries.ts'
import { type Followed, writeFollow } from './queries-write.ts'

export interface FollowingDeps {
  db: Db
  clock: Clock
  urls: Urls
  /** Notifies people of their followers, soon. */
  deliverSoon: () => void
}

/**
 * Lets the caller follow a user.
 * @throws Forbidden in another user's name; SelfFollow; UserNotFound; AlreadyFollowing; SessionEnded; AlreadyProcessed
 * for a repeated request.
 */
export async function follow(
  { db, clock, urls, deliverSoon }: FollowingDeps,
  by: Writer,
  { followerId, followeeId }: z.output<typeof NewFollow>,
): Promise<Follow> {
  if (followerId !== by.id) throw new AppError('Forbidden')
  if (followeeId === by.id) throw new AppError('SelfFollow')
  const row = { id: newId<FollowId>(), followerId, followeeId, createdAt: clock.now() }
  const [answer] = await presentFollows(db, urls, [row])
  if (!answer) throw new AppError('UserNotFound', { userId: followeeId })
  const written = await inOneStatement(db, (one, claim) =>
    writeFollow(one, by, row, (followee) => claim(answer, followee)),
  ).catch((error: unknown) => {
    // Another request of the same follower has come first.
    if (sqlState(error) === '23505') throw new AppError('AlreadyFollowing', { followeeId })
    throw error
  })
  requireFollowed(written, followeeId)
  deliverSoon()
  return answer
}

function requireFollowed(written: Followed | undefined, followeeId: UserId): void {
  requirePermission(written)
  if (!written.isThere) throw new AppError('UserNotFound', { userId: followeeId })
  if (!written.isNew) throw new AppError('AlreadyFollowing', { followeeId })
  if (!written.isAdded) throw new AppError('AlreadyProcessed')
}

/** @throws FollowNotFound; Forbidden for all but the follower; SessionEnded. */
export const unfollow = ({ db }: Pick<FollowingDeps, 'db'>, by: Writer, followId: FollowId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const row = await deleteFollow(tx, followId, by.id)
    if (row) return countOut(tx, row)
    throw new AppError((await findFollow(tx, by.id, followId)) ? 'Forbidden' : 'FollowNotFound', { followId })
  })

/** Ends the follows of two people, in both directions. */
export async function endFollows(tx: Db, one: UserId, other: UserId): Promise<void> {
  for (const row of await deleteFollowsBetween(tx, [one, other])) await countOut(tx, row)
}

async function countOut(tx: Db, row: FollowRow): Promise<void> {
  await uncountFollow(tx, row)
  for (const side of [followings, followers])
    if (row[side.isOwnerHidden]) await countHidden(tx, oppositeOf(side).hidden, [row[side.other]], -1)
}

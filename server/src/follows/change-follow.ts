import type { Follow, FollowId, NewFollow, UserId } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inOneStatement, inTransaction, sqlState } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Urls } from '#platform/http/urls.ts'
import { newId } from '#platform/ids.ts'
import { requirePermission, type Writer } from '#platform/writer.ts'
import { countHidden, uncountFollow } from '../profiles/index.ts'
import { lockSight } from '../sight/index.ts'
import { lockAudience } from '../users/index.ts'
import { approve } from './approve.ts'
import { presentFollows } from './present-follows.ts'
import {
  deleteRequestsBetween,
  findRequestOf,
  insertRequest,
  type RequestRow,
  withdrawRequest,
} from './queries-requests.ts'
import {
  deleteFollow,
  deleteFollowsBetween,
  findFollow,
  findFollowOf,
  type FollowRow,
  followers,
  followings,
  oppositeOf,
  sees,
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
 * Lets the caller follow a user, or ask a private account for it; a repeated request answers with the same row while it is
 * pending.
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
  if (written?.isToAsk) return ask({ db, clock, urls, deliverSoon }, by, row)
  requireFollowed(written, followeeId)
  deliverSoon()
  return answer
}

/**
 * Stores a request to a private account. If the account has become public meanwhile, follows it, by the row of a request
 * that is pending.
 */
async function ask(
  { db, clock, urls, deliverSoon }: FollowingDeps,
  by: Writer,
  { followeeId, ...row }: RequestRow,
): Promise<Follow> {
  const asked = await inTransaction(db, async (tx) => {
    await by.lock(tx)
    const audience = await lockAudience(tx, followeeId)
    await lockSight(tx, by.id, followeeId)
    if (audience === undefined || !(await sees(tx, by.id, followeeId)))
      throw new AppError('UserNotFound', { userId: followeeId })
    await insertRequest(tx, { ...row, followeeId })
    const request = await findRequestOf(tx, by.id, followeeId)
    if (!request || (await findFollowOf(tx, by.id, followeeId))) throw new AppError('AlreadyFollowing', { followeeId })
    if (audience === 'FOLLOWERS') return { ...request, pending: true }
    await approve(tx, followeeId, [request], clock.now())
    return { ...request, pending: false }
  })
  deliverSoon()
  const [follow] = await presentFollows(db, urls, [asked])
  if (!follow) throw new AppError('UserNotFound', { userId: followeeId })
  return asked.pending ? { ...follow, pending: true } : follow
}

function requireFollowed(written: Followed | undefined, followeeId: UserId): void {
  requirePermission(written)
  if (!written.isThere) throw new AppError('UserNotFound', { userId: followeeId })
  if (!written.isNew) throw new AppError('AlreadyFollowing', { followeeId })
  if (!written.isAdded) throw new AppError('AlreadyProcessed')
}

/** Ends a follow, or takes a request back. @throws FollowNotFound; Forbidden for all but the follower; SessionEnded. */
export const unfollow = ({ db }: Pick<FollowingDeps, 'db'>, by: Writer, followId: FollowId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    if (await withdrawRequest(tx, followId, by.id)) return
    const row = await deleteFollow(tx, followId, by.id)
    if (row) return countOut(tx, row)
    throw new AppError((await findFollow(tx, by.id, followId)) ? 'Forbidden' : 'FollowNotFound', { followId })
  })

/** Ends the follows, and deletes the requests, of two people, in both directions. */
export async function endFollows(tx: Db, one: UserId, other: UserId): Promise<void> {
  await deleteRequestsBetween(tx, [one, other])
  for (const row of await deleteFollowsBetween(tx, [one, other])) await countOut(tx, row)
}

export async function countOut(tx: Db, row: FollowRow): Promise<void> {
  await uncountFollow(tx, row)
  for (const side of [followings, followers])
    if (row[side.isOwnerHidden]) await countHidden(tx, oppositeOf(side).hidden, [row[side.other]], -1)
}

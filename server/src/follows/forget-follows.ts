import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { uncountFollows } from '../profiles/index.ts'
import { deleteRequestsOf } from './queries-requests.ts'
import { deleteFollows, type FollowSide, followers, followings, lockFollowsOf, oppositeOf } from './queries.ts'

/** Follows deleted in a step, which for tens of ms blocks others who follow or unfollow the same people. */
const followsAtOnce = 50
/** Requests deleted in a step; nothing counts them. */
const requestsAtOnce = 500

/**
 * Deletes some of a deleted account's requests and follows in both directions and adjusts the counters of the others;
 * returns whether it found some, so that the caller calls it again.
 */
export async function forgetFollowsOf(tx: Db, userId: UserId): Promise<boolean> {
  if ((await deleteRequestsOf(tx, userId, requestsAtOnce)) > 0) return true
  for (const side of [followings, followers]) if (await forgetSome(tx, side, userId)) return true
  return false
}

async function forgetSome(tx: Db, side: FollowSide, userId: UserId): Promise<boolean> {
  // The lock makes concurrent unfollows wait: a relation that they delete would otherwise be subtracted twice from the
  // counters of others.
  const follows = await lockFollowsOf(tx, side, userId, followsAtOnce)
  if (follows.length === 0) return false
  await uncountFollows(
    tx,
    oppositeOf(side),
    follows.map(({ otherId, isHidden }) => ({ id: otherId, isHidden })),
  )
  await deleteFollows(
    tx,
    follows.map(({ id }) => id),
  )
  return true
}

import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { uncountFollowsOf } from '../profiles/index.ts'
import { deleteFollowsOf, lockFollowsOf } from './queries.ts'

/** Deletes a user's follows in both directions and adjusts the counters of the others. */
export async function forgetFollowsOf(tx: Db, userId: UserId): Promise<void> {
  // The lock makes concurrent unfollows wait: a relation that they delete would otherwise be subtracted twice from the
  // counters of others.
  await lockFollowsOf(tx, userId)
  await uncountFollowsOf(tx, userId)
  await deleteFollowsOf(tx, userId)
}

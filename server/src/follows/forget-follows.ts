import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { uncountFollowsOf } from '../profiles/index.ts'
import { deleteFollowsOf, lockFollowsOf } from './queries.ts'

/** Removes whom a person follows and who follows them; what the profiles of those others keep follows. */
export async function forgetFollowsOf(tx: Db, userId: UserId): Promise<void> {
  // Else what somebody ends meanwhile would be taken out of their count twice.
  await lockFollowsOf(tx, userId)
  await uncountFollowsOf(tx, userId)
  await deleteFollowsOf(tx, userId)
}

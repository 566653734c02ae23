import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { deletePicksOf } from './queries-picks.ts'
import { deleteShownOf } from './queries-shown.ts'

/** Deletes outfits shown and picked. */
export async function forgetOutfitsOf(tx: Db, userId: UserId): Promise<void> {
  await deleteShownOf(tx, userId)
  await deletePicksOf(tx, userId)
}

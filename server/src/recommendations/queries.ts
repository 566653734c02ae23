import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import { forgetFeelings } from './queries-comfort.ts'

export interface Showing {
  userId: UserId
  forecastDate: string
  outfitKey: string
  shownAt: Date
}

/** Remembers an outfit; false when another call has shown it in the meantime. */
export async function insertShown(tx: Db, showing: Showing): Promise<boolean> {
  const row = await tx
    .insertInto('outfitsShown')
    .values(showing)
    .onConflict((shown) => shown.doNothing())
    .returning('outfitKey')
    .modifyEnd(keepPlan)
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the outfits of a day that have all of `pieces`. */
export const forgetShown = (tx: Db, { userId, forecastDate }: Showing, pieces: readonly string[]) =>
  tx
    .deleteFrom('outfitsShown')
    .where('userId', '=', userId)
    .where('forecastDate', '=', forecastDate)
    .where(sql<boolean>`string_to_array(outfit_key, ' ') @> ${sql.val([...pieces])}::text[]`)
    .execute()

/** Forgets which outfits a person was shown and how they felt. */
export async function forgetOutfitsOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('outfitsShown').where('userId', '=', userId).execute()
  await forgetFeelings(tx, userId)
}

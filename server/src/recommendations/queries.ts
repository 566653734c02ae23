import type { Occasion, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import { deleteSaidDaysOf } from './queries-days.ts'
import { deletePicksOf } from './queries-picks.ts'
import { deletePreferences } from './queries-preferences.ts'
import { deleteVotesOf } from './queries-votes.ts'

export interface Showing {
  userId: UserId
  forecastDate: string
  occasion: Occasion
  outfitKey: string
  shownAt: Date
}

/** False if a concurrent call has shown it. */
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

/** The day's outfits for that occasion with all of `pieces`. */
export const forgetShown = (tx: Db, { userId, forecastDate, occasion }: Showing, pieces: readonly string[]) =>
  tx
    .deleteFrom('outfitsShown')
    .where('userId', '=', userId)
    .where('forecastDate', '=', forecastDate)
    .where('occasion', '=', occasion)
    .where(sql<boolean>`string_to_array(outfit_key, ' ') @> ${sql.val([...pieces])}::text[]`)
    .execute()

/** Deletes outfits shown and picked, votes and preferences. */
export async function forgetOutfitsOf(tx: Db, userId: UserId): Promise<void> {
  await deletePreferences(tx, userId)
  await deleteVotesOf(tx, userId)
  await tx.deleteFrom('outfitsShown').where('userId', '=', userId).execute()
  await deletePicksOf(tx, userId)
  await deleteSaidDaysOf(tx, userId)
}

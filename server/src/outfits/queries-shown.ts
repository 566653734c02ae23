import type { Occasion } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import type { Context } from './read-context.ts'

interface Shown {
  occasion: Occasion
  outfitKey: string
}

/** Records that an outfit was shown; false if a concurrent call has shown it already. */
export async function insertShown(tx: Db, { at, closet, day }: Context, shown: Shown): Promise<boolean> {
  const row = await tx
    .insertInto('outfitsShown')
    .values({ userId: closet.ownerId, forecastDate: day.weather.date, ...shown, shownAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('outfitKey')
    .modifyEnd(keepPlan)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the record of outfits shown that day for an occasion, if they contain all of `pieces`. */
export const forgetShown = (tx: Db, { closet, day }: Context, occasion: Occasion, pieces: readonly string[]) =>
  tx
    .deleteFrom('outfitsShown')
    .where('userId', '=', closet.ownerId)
    .where('forecastDate', '=', day.weather.date)
    .where('occasion', '=', occasion)
    .where(sql<boolean>`string_to_array(outfit_key, ' ') @> ${sql.val([...pieces])}::text[]`)
    .execute()

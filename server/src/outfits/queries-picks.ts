import { mostPicks, type OutfitPick, type UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan, type New } from '#platform/db/index.ts'

/** `forecastDate` is a date in Korea. */
type PickedOn = Pick<New<'outfitPicks'>, 'userId' | 'forecastDate'>

/** Makes a pick (an outfit chosen for a day) the day's current one, also if that outfit was picked before. */
export async function upsertPick(tx: Db, pick: New<'outfitPicks'>): Promise<void> {
  await tx
    .insertInto('outfitPicks')
    .values(pick)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'forecastDate', 'occasion', 'clothesIds']).doUpdateSet((row) => ({
        id: row.ref('excluded.id'),
        pinned: row.ref('excluded.pinned'),
        pickedAt: row.ref('excluded.pickedAt'),
        cold: row.ref('excluded.cold'),
        warm: row.ref('excluded.warm'),
        wet: row.ref('excluded.wet'),
      })),
    )
    .modifyEnd(keepPlan)
    .execute()
  await deleteOldest(tx, pick)
}

/**
 * Deletes the oldest picks of the day, beyond `mostPicks`. Rows that a concurrent call is changing are skipped, as
 * waiting for each other would be a deadlock.
 */
const deleteOldest = (tx: Db, { userId, forecastDate }: PickedOn) =>
  sql`${keepPlan} delete from outfit_picks where id in (
    select id from outfit_picks where id in (
      select id from outfit_picks where user_id = ${userId} and forecast_date = ${forecastDate}
      order by picked_at desc, id desc offset ${mostPicks})
    for update skip locked)`.execute(tx)

/** Returns the picks, oldest first, without those of which a piece was deleted. */
export async function findPicks(db: Db, { userId, forecastDate }: PickedOn): Promise<OutfitPick[]> {
  const rows = await db
    .selectFrom('outfitPicks')
    .select(['occasion', 'clothesIds', 'pinned', 'pickedAt'])
    .where('userId', '=', userId)
    .where('forecastDate', '=', forecastDate)
    .where(
      sql<boolean>`clothes_ids <@
        array(select id from clothes where clothes.id = any (clothes_ids) and clothes.owner_id = ${userId})`,
    )
    .orderBy('pickedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostPicks)
    .execute()
  return rows.toReversed()
}

/** Deletes outfits shown, passed over and picked. */
export async function forgetOutfitsOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('outfitsShown').where('userId', '=', userId).execute()
  await tx.deleteFrom('outfitsPassed').where('userId', '=', userId).execute()
  await tx.deleteFrom('outfitPicks').where('userId', '=', userId).execute()
}

export const deletePicksBefore = (db: Db, before: Date) =>
  db.deleteFrom('outfitPicks').where('pickedAt', '<', before).execute()

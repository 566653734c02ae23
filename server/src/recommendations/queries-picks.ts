import { type ClothesId, mostPicks, type Occasion, type OutfitPick, type UserId } from '@otday/contract'
import type { WeatherThen } from '@otday/stylist'
import { sql } from 'kysely'
import { type Db, keepPlan, type New } from '#platform/db/index.ts'

/** `forecastDate` in Korea. */
type PickedOn = Pick<New<'outfitPicks'>, 'userId' | 'forecastDate'>

/** Becomes the day's current one: an outfit picked before moves there. */
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

/** Rows that a concurrent call moves are skipped: waiting for each other would be a deadlock. */
const deleteOldest = (tx: Db, { userId, forecastDate }: PickedOn) =>
  sql`${keepPlan} delete from outfit_picks where id in (
    select id from outfit_picks where id in (
      select id from outfit_picks where user_id = ${userId} and forecast_date = ${forecastDate}
      order by picked_at desc, id desc offset ${mostPicks})
    for update skip locked)`.execute(tx)

/** Oldest first, without those of which a piece was deleted. */
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

export interface CurrentPick extends WeatherThen {
  occasion: Occasion
  clothesIds: ClothesId[]
  pinned: ClothesId[]
  pickedAt: Date
}

/** The day's latest, for one occasion or any. */
export const findCurrentPick = (
  db: Db,
  { userId, forecastDate }: PickedOn,
  occasion: Occasion | undefined,
): Promise<CurrentPick | undefined> =>
  db
    .selectFrom('outfitPicks')
    .select(['occasion', 'clothesIds', 'pinned', 'pickedAt', 'cold', 'warm', 'wet'])
    .where('userId', '=', userId)
    .where('forecastDate', '=', forecastDate)
    .$if(occasion !== undefined, (query) => query.where('occasion', '=', occasion ?? 'CASUAL'))
    .orderBy('pickedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .modifyEnd(keepPlan)
    .executeTakeFirst()

interface DiaryOutfit {
  occasion: Occasion | null
  clothesIds: ClothesId[]
}

/** What the diary has for a day: what was worn, else what is planned; the latest, for an occasion that is asked for. */
export const findDiaryOutfit = (
  db: Db,
  { userId, forecastDate }: PickedOn,
  occasion: Occasion | undefined,
): Promise<DiaryOutfit | undefined> =>
  db
    .selectFrom('wearEntries')
    .select((entry) => [
      'occasion',
      entry
        .selectFrom('wearItems')
        .select(sql<ClothesId[]>`coalesce(array_agg(clothes_id), '{}')`.as('ids'))
        .whereRef('wearItems.userId', '=', 'wearEntries.userId')
        .whereRef('wearItems.wearId', '=', 'wearEntries.id')
        .$asScalar()
        .$notNull()
        .as('clothesIds'),
    ])
    .where('userId', '=', userId)
    .where('date', '=', forecastDate)
    .where('deletedAt', 'is', null)
    .where('isAssumed', '=', false)
    .$if(occasion !== undefined, (query) =>
      query.where((either) => either.or([either('occasion', 'is', null), either('occasion', '=', occasion ?? null)])),
    )
    .orderBy(sql`state = 'WORN'`, 'desc')
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .modifyEnd(keepPlan)
    .executeTakeFirst()

/** Whether the day had other outfits than the current one. */
export async function hasEarlierPick(db: Db, { userId, forecastDate }: PickedOn): Promise<boolean> {
  const rows = await db
    .selectFrom('outfitPicks')
    .select('id')
    .where('userId', '=', userId)
    .where('forecastDate', '=', forecastDate)
    .limit(2)
    .execute()
  return rows.length > 1
}

export const deletePicksOf = (tx: Db, userId: UserId) =>
  tx.deleteFrom('outfitPicks').where('userId', '=', userId).execute()

export const deletePicksBefore = (db: Db, before: Date) =>
  db.deleteFrom('outfitPicks').where('pickedAt', '<', before).execute()

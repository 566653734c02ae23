import type { ClothesId, Occasion } from '@otday/contract'
import type { WeatherThen } from '@otday/stylist'
import { sql } from 'kysely'
import { type Db, keepPlan, type Row } from '#platform/db/index.ts'

/** `forecastDate` is a date in Korea. */
type PickedOn = Pick<Row<'outfitPicks'>, 'userId' | 'forecastDate'>

export interface CurrentPick extends WeatherThen {
  id: string
  occasion: Occasion
  clothesIds: ClothesId[]
  pinned: ClothesId[]
  pickedAt: Date
}

/** Finds the pick (outfit chosen for a day) that was chosen last, for one occasion or any. */
export const findCurrentPick = (
  db: Db,
  { userId, forecastDate }: PickedOn,
  occasion: Occasion | undefined,
): Promise<CurrentPick | undefined> =>
  db
    .selectFrom('outfitPicks')
    .select(['id', 'occasion', 'clothesIds', 'pinned', 'pickedAt', 'cold', 'warm', 'wet'])
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

/**
 * Finds the outfit that the diary has for a day: one that was worn rather than one that is planned, the latest of
 * several; only for the given occasion, if any.
 */
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

/** Returns whether the day had picks (outfits chosen for it) besides the current one. */
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

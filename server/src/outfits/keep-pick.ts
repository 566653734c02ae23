import type { OutfitPick, ParsedOf, styling, UserId, WeatherId } from '@otday/contract'
import { keyOf, type Styling, stylingFor, weatherNow } from '@otday/stylist'
import { stepwise } from '#platform/concurrency/breathe.ts'
import { inTransaction, type New } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Writer } from '#platform/writer.ts'
import { lockOwnClothes } from '../clothes/index.ts'
import { requireWeather } from '../weather/index.ts'
import { findPicks, upsertPick } from './queries-picks.ts'
import { insertShown } from './queries-shown.ts'
import { type Context, readContext, requireWorn } from './read-context.ts'
import type { StylingDeps } from './styling-deps.ts'

type Picked = Pick<OutfitPick, 'clothesIds' | 'pinned'>

/**
 * Returns the database row of a pick (an outfit chosen for a day). Of the pieces that the user has pinned, only those
 * that are part of the outfit are stored.
 */
export const pickOf = (
  { at, closet, day: { weather } }: Context,
  { day, occasion }: Styling,
  { clothesIds, pinned }: Picked,
): New<'outfitPicks'> => ({
  id: newId(),
  userId: closet.ownerId,
  forecastDate: weather.date,
  occasion,
  clothesIds: clothesIds.toSorted(),
  pinned: [...new Set(pinned)].filter((id) => clothesIds.includes(id)),
  pickedAt: at,
  ...weatherNow(day),
})

/**
 * Stores the outfit that the user chose as that of the day; it also counts as shown.
 * @throws SessionEnded; WeatherNotFound; ClothesNotFound for pieces that are not the user's own.
 */
export async function keepPick(
  deps: StylingDeps,
  by: Writer,
  { weatherId, occasion, ...picked }: ParsedOf<typeof styling.pick>['body'],
): Promise<undefined> {
  const context = await readContext(deps, by.id, weatherId)
  const worn = requireWorn(context, picked.clothesIds)
  const given = await stepwise(stylingFor(context, { occasion }))
  return inTransaction(deps.db, async (tx): Promise<undefined> => {
    await by.lock(tx)
    await lockOwnClothes(tx, by.id, picked.clothesIds)
    await upsertPick(tx, pickOf(context, given, picked))
    await insertShown(tx, context, { occasion, outfitKey: keyOf(worn) })
  })
}

/** Returns the picks of the day, oldest first. @throws WeatherNotFound */
export async function picksOf({ db }: StylingDeps, userId: UserId, weatherId: WeatherId): Promise<OutfitPick[]> {
  const { date } = await requireWeather(db, weatherId)
  return findPicks(db, { userId, forecastDate: date })
}

import type { ClothesId, Occasion, OutfitPick, UserId, WeatherId } from '@otday/contract'
import { keyOf, weatherNow } from '@otday/stylist'
import { inTransaction, type New } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Writer } from '#platform/writer.ts'
import { lockOwnClothes } from '../clothes/index.ts'
import { requireWeather } from '../weather/index.ts'
import type { Styling } from './choose-outfit.ts'
import { readWearing } from './judge-outfit.ts'
import { findPicks, upsertPick } from './queries-picks.ts'
import { insertShown } from './queries.ts'
import type { StylingDeps } from './styling-deps.ts'

interface Picked {
  userId: UserId
  forecastDate: string
  styling: Pick<Styling, 'day' | 'occasion'>
  clothesIds: readonly ClothesId[]
  pinned: readonly ClothesId[]
  at: Date
}

/** Only worn pieces are pinned. */
export function pickOf({ userId, forecastDate, styling, clothesIds, pinned, at }: Picked): New<'outfitPicks'> {
  const { occasion, day } = styling
  return {
    id: newId(),
    userId,
    forecastDate,
    occasion,
    clothesIds: clothesIds.toSorted(),
    pinned: [...new Set(pinned)].filter((id) => clothesIds.includes(id)),
    pickedAt: at,
    ...weatherNow(day),
  }
}

interface NewPick {
  weatherId: WeatherId
  occasion: Occasion
  clothesIds: readonly ClothesId[]
  pinned: readonly ClothesId[]
}

/** Counts as shown, too. @throws SessionEnded; WeatherNotFound; ClothesNotFound for pieces not one's own. */
export async function keepPick(deps: StylingDeps, by: Writer, { pinned, ...wearing }: NewPick): Promise<undefined> {
  const { read, styling, worn } = await readWearing(deps, by.id, wearing)
  const { clothesIds } = wearing
  const forecastDate = read.setting.weather.date
  return inTransaction(deps.db, async (tx): Promise<undefined> => {
    await by.lock(tx)
    await lockOwnClothes(tx, by.id, clothesIds)
    await upsertPick(tx, pickOf({ userId: by.id, forecastDate, styling, clothesIds, pinned, at: read.at }))
    const { occasion } = styling
    await insertShown(tx, { userId: by.id, forecastDate, occasion, outfitKey: keyOf(worn), shownAt: read.at })
  })
}

/** Of the day, oldest first. @throws WeatherNotFound */
export async function picksOf({ db }: StylingDeps, userId: UserId, weatherId: WeatherId): Promise<OutfitPick[]> {
  const { date } = await requireWeather(db, weatherId)
  return findPicks(db, { userId, forecastDate: date })
}

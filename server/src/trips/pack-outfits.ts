import { setImmediate as turn } from 'node:timers/promises'
import type { ClothesId, ClothesType, Occasion, PackSize, UserId } from '@otday/contract'
import { packTrip, type TripSlot } from '@otday/stylist'
import { awayOf } from '../diary/index.ts'
import { openTravel } from '../recommendations/index.ts'
import type { TripDeps } from './trip-deps.ts'
import type { TripWeather } from './trip-weather.ts'

export interface Packing {
  size: PackSize
  outfits: readonly { date: string; occasion: Occasion; shown?: readonly string[] }[]
  weather: readonly TripWeather[]
  seed: string
}

export interface PackedOutfits {
  /** In the order asked for; empty for days of which no weather is known. */
  outfits: ClothesId[][]
  missing: ClothesType[]
}

/** Out of what is not away on the first day; other plans reserve nothing, since a trip may be planned itself. */
export async function packOutfits(
  { db, styling }: TripDeps,
  userId: UserId,
  { size, outfits, weather, seed }: Packing,
): Promise<PackedOutfits> {
  const travel = await openTravel(styling, userId)
  const first = weather[0]?.day.date ?? ''
  const away = (await awayOf(db, userId)).filter(({ until }) => until === null || until > first)
  const closet = travel.facts.filter(({ id }) => !away.some(({ clothesId }) => clothesId === id))
  const slots = outfits.flatMap(({ date, occasion, shown = [] }, index): (TripSlot & { index: number })[] => {
    const known = weather.find(({ day }) => day.date === date)?.away
    return known ? [{ index, date, day: travel.dayOn(known, occasion), shown }] : []
  })
  const chosen: ClothesId[][] = outfits.map(() => [])
  const missing = new Set<ClothesType>()
  for (const { at, outfit } of packTrip(closet, slots, { size, seed, avoided: travel.avoided })) {
    const index = slots[at]?.index ?? 0
    chosen[index] = outfit.items.map(({ id }) => id as ClothesId)
    for (const type of outfit.missing) missing.add(type)
    // A long trip takes a second: others have their turns.
    await turn()
  }
  return { outfits: chosen, missing: [...missing] }
}

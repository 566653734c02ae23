import type { ClothesId, ClothesType, Occasion, PackSize, UserId } from '@otday/contract'
import { packTrip, type TripSlot } from '@otday/stylist'
import { createBreath } from '#platform/concurrency/breathe.ts'
import { awayOf } from '../laundry/index.ts'
import { openTravel } from '../outfits/index.ts'
import type { TripDeps } from './trip-deps.ts'
import type { TripWeather } from './trip-weather.ts'

export interface Packing {
  size: PackSize
  outfits: readonly { date: string; occasion: Occasion; shown?: readonly string[] }[]
  weather: readonly TripWeather[]
  seed: string
}

export interface PackedOutfits {
  /** Outfits in the order of the request; empty for days whose weather is unknown. */
  outfits: ClothesId[][]
  missing: ClothesType[]
}

/**
 * Chooses outfits from pieces that are neither in the wash nor packed away for the season on the first day. Plans in
 * the diary reserve no pieces here, since the outfits of this trip may be planned there.
 */
export async function packOutfits(
  { db, styling }: TripDeps,
  userId: UserId,
  { size, outfits, weather, seed }: Packing,
): Promise<PackedOutfits> {
  const travel = await openTravel(styling, userId)
  const first = weather[0]?.day.date ?? ''
  const isAway = ({ until }: { until: string | null }) => until === null || until > first
  const away = new Set<string>((await awayOf(db, userId)).filter(isAway).map(({ clothesId }) => clothesId))
  const closet = travel.facts.filter(({ id }) => !away.has(id))
  const slots = outfits.flatMap(({ date, occasion, shown = [] }, index): (TripSlot & { index: number })[] => {
    const known = weather.find(({ day }) => day.date === date)?.away
    return known ? [{ index, date, day: travel.dayOn(known, occasion), shown }] : []
  })
  const chosen: ClothesId[][] = outfits.map(() => [])
  const missing = new Set<ClothesType>()
  const breathe = createBreath()
  for (const packed of packTrip(closet, slots, { size, seed, avoided: travel.avoided })) {
    await breathe()
    if (!packed) continue
    const { at, outfit } = packed
    const index = slots[at]?.index ?? 0
    chosen[index] = outfit.items.map(({ id }) => id as ClothesId)
    for (const type of outfit.missing) missing.add(type)
  }
  return { outfits: chosen, missing: [...missing] }
}

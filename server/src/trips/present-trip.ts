import { seoulDate } from '@otday/common/seoul-time'
import type { ClothesId, OutfitItem, Trip, TripSummary, UserId, WornItem } from '@otday/contract'
import { createBreath } from '#platform/concurrency/breathe.ts'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import { wornItem } from '../diary/index.ts'
import { awayOf, awayOn } from '../laundry/index.ts'
import { openTravel } from '../outfits/index.ts'
import {
  countsOf,
  daysOf,
  firstDaysOf,
  itemsOf,
  type TripDayRow,
  type TripItemRow,
  type TripRow,
  tripsOf,
} from './queries.ts'
import type { By, TripDeps } from './trip-deps.ts'
import { type TripWeather, tripWeather } from './trip-weather.ts'

const placeOf = ({ namesToday }: TripDeps, { placeNames, latitude, longitude }: TripRow): Trip['place'] => ({
  locationNames: namesToday({ locationNames: placeNames, latitude, longitude }),
  latitude,
  longitude,
})

export async function listTrips(deps: TripDeps, userId: UserId): Promise<TripSummary[]> {
  const { db, clock, urls } = deps
  const trips = await tripsOf(db, userId, seoulDate(clock.now()))
  const ids = trips.map(({ id }) => id)
  const firsts = await firstDaysOf(db, userId, ids)
  const counts = await countsOf(db, userId, ids)
  const own = await ownOf({ db, urls }, userId, [...firsts.values()], [])
  return trips.map((trip) => {
    const { outfits = 0, pieces = 0, packed = 0 } = counts.get(trip.id) ?? {}
    const first = firsts.get(trip.id)
    return {
      id: trip.id,
      place: placeOf(deps, trip),
      startsOn: trip.startsOn,
      endsOn: trip.endsOn,
      size: trip.size,
      outfits,
      pieces,
      packed,
      items: first ? wornItems(urls, first, own, new Map()) : [],
      scene: first?.scene ?? null,
    }
  })
}

type Own = ReadonlyMap<ClothesId, OutfitItem>

async function ownOf(
  { db, urls }: Pick<TripDeps, 'db' | 'urls'>,
  userId: UserId,
  days: readonly TripDayRow[],
  items: readonly TripItemRow[],
): Promise<Own> {
  const worn = days.flatMap((day) => day.items.map(({ clothesId }) => clothesId))
  const pieces = await outfitItemsOf(db, userId, [...new Set([...worn, ...items.map(({ clothesId }) => clothesId)])])
  return new Map([...pieces].map(([id, piece]) => [id, presentOutfitItem(urls, piece)]))
}

/** Returns the pieces as they are in the closet; a piece that has left it is shown as it was, without its picture. */
const wornItems = (
  urls: TripDeps['urls'],
  { items, userId }: TripDayRow,
  own: Own,
  away: ReadonlyMap<ClothesId, WornItem['away']>,
): WornItem[] =>
  items.map((piece) => {
    const item = own.get(piece.clothesId)
    if (item) return { ...item, isGone: false, away: away.get(piece.clothesId) ?? null }
    return { ...wornItem(urls, userId, { ...piece, imageId: null }), isGone: true, away: null }
  })

/** Presents a trip with the weather as it is known now, and whether the outfits are still right for it. */
export async function presentTrip(deps: TripDeps, trip: TripRow, by: By): Promise<Trip> {
  const { db, urls, clock, styling } = deps
  const { userId, id, startsOn, endsOn, size, packedNeeds, missing, createdAt, revision } = trip
  const weather = await tripWeather(deps, trip, by)
  const days = await daysOf(db, userId, [id])
  const items = await itemsOf(db, userId, [id])
  const own = await ownOf(deps, userId, days, items)
  const travel = await openTravel(styling, userId)
  const away = await awayOf(db, userId)
  const today = seoulDate(clock.now())
  const breathe = createBreath()
  const outfits: Trip['outfits'] = []
  for (const row of days) {
    await breathe()
    const known = weather.find(({ day }) => day.date === row.date)?.away
    const ids = row.items.map(({ clothesId }) => clothesId)
    const isAhead = row.date >= today && known
    outfits.push({
      id: row.id,
      date: row.date,
      occasion: row.occasion,
      items: wornItems(urls, row, own, awayOn(away, row.date)),
      scene: row.scene,
      verdict: isAhead ? travel.verdictOn(ids, travel.dayOn(known, row.occasion)) : null,
    })
  }
  return {
    id,
    place: placeOf(deps, trip),
    startsOn,
    endsOn,
    size,
    rain: rainOf(weather),
    days: weather.map(({ day }) => day),
    outfits,
    packing: packingOf(items, days, own),
    packedNeeds,
    missing,
    createdAt,
    revision,
  }
}

function rainOf(weather: readonly TripWeather[]): number | null {
  const known = weather.flatMap(({ rain }) => rain ?? [])
  return known.length > 0 ? Math.max(...known) : null
}

const packingOf = (items: readonly TripItemRow[], days: readonly TripDayRow[], own: Own): Trip['packing'] =>
  items.flatMap(({ clothesId, isPacked, isExtra }) => {
    const item = own.get(clothesId)
    const outfits = days.filter((day) => day.items.some((piece) => piece.clothesId === clothesId)).length
    return item ? [{ item, outfits, isPacked, isExtra }] : []
  })

import { seoulDate } from '@otday/common/seoul-time'
import type { ClothesId, OutfitItem, Trip, TripSummary, UserId, WornItem } from '@otday/contract'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import { awayOf, wornItem } from '../diary/index.ts'
import { openTravel } from '../recommendations/index.ts'
import { daysOf, itemsOf, type TripDayRow, type TripItemRow, type TripRow, tripsOf } from './queries.ts'
import type { By, TripDeps } from './trip-deps.ts'
import { type TripWeather, tripWeather } from './trip-weather.ts'

const placeOf = ({ placeNames, latitude, longitude }: TripRow) => ({ locationNames: placeNames, latitude, longitude })

export async function listTrips({ db, clock, urls }: TripDeps, userId: UserId): Promise<TripSummary[]> {
  const trips = await tripsOf(db, userId, seoulDate(clock.now()))
  const ids = trips.map(({ id }) => id)
  const [days, items] = [await daysOf(db, userId, ids), await itemsOf(db, userId, ids)]
  const own = await ownOf({ db, urls }, userId, days, [])
  return trips.map((trip) => {
    const outfits = days.filter(({ tripId }) => tripId === trip.id)
    const list = items.filter(({ tripId }) => tripId === trip.id)
    const [first] = outfits
    return {
      id: trip.id,
      place: placeOf(trip),
      startsOn: trip.startsOn,
      endsOn: trip.endsOn,
      size: trip.size,
      outfits: outfits.length,
      pieces: list.length,
      packed: list.filter(({ isPacked }) => isPacked).length,
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

/** As they are in the closet; what left it as it was, without its picture. */
const wornItems = (
  urls: TripDeps['urls'],
  { items }: TripDayRow,
  own: Own,
  away: ReadonlyMap<ClothesId, WornItem['away']>,
): WornItem[] =>
  items.map((piece) => {
    const item = own.get(piece.clothesId)
    if (item) return { ...item, isGone: false, away: away.get(piece.clothesId) ?? null }
    return { ...wornItem(urls, { ...piece, imageId: null }), isGone: true, away: null }
  })

/** With the weather as it is known now, and whether the outfits are still right for it. */
export async function presentTrip(deps: TripDeps, trip: TripRow, by: By): Promise<Trip> {
  const { db, urls, clock, styling } = deps
  const { userId, id, startsOn, endsOn, size, missing, createdAt, revision } = trip
  const weather = await tripWeather(deps, trip, by)
  const days = await daysOf(db, userId, [id])
  const items = await itemsOf(db, userId, [id])
  const own = await ownOf(deps, userId, days, items)
  const travel = await openTravel(styling, userId)
  const away = await awayOf(db, userId)
  const today = seoulDate(clock.now())
  const outfits = days.map((row) => {
    const known = weather.find(({ day }) => day.date === row.date)?.away
    const ids = row.items.map(({ clothesId }) => clothesId)
    const isAhead = row.date >= today && known
    return {
      id: row.id,
      date: row.date,
      occasion: row.occasion,
      items: wornItems(
        urls,
        row,
        own,
        new Map(
          away.flatMap(({ clothesId, place, until }) =>
            place && (until === null || until > row.date) ? [[clothesId, place] as const] : [],
          ),
        ),
      ),
      scene: row.scene,
      verdict: isAhead ? travel.verdictOn(ids, travel.dayOn(known, row.occasion)) : null,
    }
  })
  return {
    id,
    place: placeOf(trip),
    startsOn,
    endsOn,
    size,
    rain: rainOf(weather),
    days: weather.map(({ day }) => day),
    outfits,
    packing: packingOf(items, days, own),
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

import { daysAfter } from '@otday/common/seoul-time'
import {
  type Clothes,
  type DiaryDay,
  type FoundPlace,
  type PackedItem,
  type Trip,
  type TripChange,
  type TripId,
  trips,
  type TripOutfit,
  type TripSummary,
  weathers,
} from '@otday/contract'
import { firstDay, itemOf, newId, sceneOf, wornItemOf } from './diary-fixtures.ts'
import { type MemoryServer, Refusal } from './memory-server.ts'

/** The only place that searches find, whatever the name. */
const haeundae: FoundPlace = {
  locationNames: ['부산광역시', '해운대구', '우동'],
  latitude: 35.163,
  longitude: 129.163,
  matchedName: null,
  isNearest: false,
}

/** Returns a trip to the sea of `count` days, the first of which is `ahead` days from today. */
export const stay = (ahead: number, count: number): TripChange => ({
  latitude: haeundae.latitude,
  longitude: haeundae.longitude,
  startsOn: daysAfter(firstDay(), ahead),
  endsOn: daysAfter(firstDay(), ahead + count - 1),
  size: 'USUAL',
  days: Array.from({ length: count }, (_, at) => ({
    date: daysAfter(firstDay(), ahead + at),
    occasions: ['CASUAL'],
  })),
  revision: 0,
})

/** Returns a day beyond the forecast, with the usual weather of that season. */
const typicalDay = (date: string): DiaryDay => ({
  date,
  kind: 'TYPICAL',
  weatherId: null,
  weather: { min: 5, max: 12, skyStatus: 'CLEAR', precipitationType: 'NONE', isSample: false },
})

const outfitOn = (date: string, occasion: TripOutfit['occasion'], pieces: readonly Clothes[]): TripOutfit => {
  const items = pieces.map((piece) => wornItemOf(piece))
  const scene = items.length > 0 ? sceneOf(items) : null
  return { id: newId<TripOutfit['id']>(), date, occasion, items, scene, verdict: items.length > 0 ? 'GOOD' : null }
}

/** Returns a trip with all pieces on its packing list, none of them packed yet, and in the outfit of every day. */
export function tripOf(change: TripChange, pieces: readonly Clothes[], over: Partial<Trip> = {}): Trip {
  const { startsOn, endsOn, size, days, revision } = change
  const outfits = days.flatMap(({ date, occasions }) => occasions.map((occasion) => outfitOn(date, occasion, pieces)))
  const packing = pieces.map(
    (piece): PackedItem => ({ item: itemOf(piece), outfits: outfits.length, isPacked: false, isExtra: false }),
  )
  return {
    id: newId<TripId>(),
    place: haeundae,
    startsOn,
    endsOn,
    size,
    rain: null,
    days: days.map(({ date }) => typicalDay(date)),
    outfits,
    packing,
    packedNeeds: [],
    missing: [],
    createdAt: new Date('2026-05-02T00:00:00Z'),
    revision: revision + 1,
    ...over,
  }
}

function summaryOf({ id, place, startsOn, endsOn, size, outfits, packing }: Trip): TripSummary {
  const [first] = outfits
  return {
    id,
    place,
    startsOn,
    endsOn,
    size,
    outfits: outfits.length,
    pieces: packing.length,
    packed: packing.filter(({ isPacked }) => isPacked).length,
    items: first?.items ?? [],
    scene: first?.scene ?? null,
  }
}

/**
 * Answers with trips that can be packed, changed and deleted; all use `pieces`. Pieces of `closet` can be added by
 * hand.
 */
export function serveTrips(
  server: MemoryServer,
  { pieces, closet = pieces }: { pieces: readonly Clothes[]; closet?: readonly Clothes[] },
  first: readonly Trip[] = [],
): void {
  const known = new Map(first.map((trip) => [trip.id, trip]))
  const find = (id: TripId): Trip => {
    const trip = known.get(id)
    if (!trip) throw new Refusal('TripNotFound')
    return trip
  }
  const keep = (trip: Trip): Trip => {
    known.set(trip.id, trip)
    return trip
  }
  server.answer(weathers.places, () => [haeundae])
  server.answer(trips.list, () => ({ data: [...known.values()].map(summaryOf) }))
  server.answer(trips.get, ({ params }) => find(params.tripId))
  server.answer(trips.save, ({ params, body }) => keep(tripOf(body, pieces, { id: params.tripId })))
  server.answer(trips.delete, ({ params }) => void known.delete(params.tripId))
  server.answer(trips.repack, ({ params, body }) => keep({ ...find(params.tripId), revision: body.revision + 1 }))
  server.answer(trips.pack, ({ params, body: { clothesIds, needs, isPacked } }) => {
    const trip = find(params.tripId)
    const others = trip.packedNeeds.filter((need) => !needs.includes(need))
    const packing = trip.packing.map((each) =>
      clothesIds.includes(each.item.clothesId) ? { ...each, isPacked } : each,
    )
    return keep({ ...trip, packing, packedNeeds: isPacked ? [...others, ...needs] : others })
  })
  server.answer(trips.setExtras, ({ params, body: { clothesIds } }) => {
    const trip = find(params.tripId)
    const extras = closet
      .filter(({ id }) => clothesIds.includes(id))
      .map((piece): PackedItem => ({ item: itemOf(piece), outfits: 0, isPacked: false, isExtra: true }))
    return keep({ ...trip, packing: [...trip.packing.filter(({ isExtra }) => !isExtra), ...extras] })
  })
}

import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import {
  type ClothesId,
  mostDaysToTrip,
  mostTripDays,
  type Occasion,
  type TripChange,
  type TripId,
  type TripOutfitId,
  tripTooFar,
  type UserId,
} from '@otday/contract'
import { keyOf } from '@otday/stylist'
import { createBreath } from '#platform/concurrency/breathe.ts'
import { type Db, inTransaction, type New } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { lockRecords } from '#platform/records/index.ts'
import type { Writer } from '#platform/writer.ts'
import { lockedClothes } from '../clothes/index.ts'
import { piecesOf, storedPieces } from '../diary/index.ts'
import { openTravel } from '../outfits/index.ts'
import { packOutfits, type PackedOutfits } from './pack-outfits.ts'
import { daysOf, itemsOf, keptTrips, replaceDays, replaceItems, type TripDayRow, type TripRow } from './queries.ts'
import type { By, TripDeps } from './trip-deps.ts'
import { datesOf, tripWeather } from './trip-weather.ts'

/**
 * Creates or changes a trip, and chooses its outfits again. Saving the same content again changes nothing, except that
 * it restores a deleted trip.
 * @throws SessionEnded; InvalidInput for days that do not fit; LocationNotSupported; TripChanged with the stored
 * `revision`; TooManyTrips
 */
export async function saveTrip(
  deps: TripDeps,
  { by, asked }: { by: Writer; asked: By },
  id: TripId,
  change: TripChange,
): Promise<TripRow> {
  const key = { userId: by.id, id }
  const stored = await keptTrips.find(deps.db, key)
  if (stored && isSame(stored, await daysOf(deps.db, by.id, [id]), change)) return kept(deps, by, stored, change)
  requireDays(change, seoulDate(deps.clock.now()))
  const place = await deps.place(change)
  const cell = { nx: place.x, ny: place.y }
  const outfits = slotsOf(change)
  const weather = await tripWeather(deps, { ...cell, ...change }, asked)
  const packed = await packOutfits(deps, by.id, { size: change.size, outfits, weather, seed: id })
  return inTransaction(deps.db, async (tx) => {
    await begin(tx, by, packed)
    return keptTrips.save(tx, key, {
      revision: change.revision,
      // Choosing the outfits takes seconds, so the same request may have arrived twice and have been stored meanwhile;
      // then nothing changes.
      isSame: async (now) => isSame(now, await daysOf(tx, by.id, [id]), change),
      async store() {
        await keptTrips.upsert(tx, key, {
          placeNames: place.locationNames,
          latitude: place.latitude,
          longitude: place.longitude,
          ...cell,
          startsOn: change.startsOn,
          endsOn: change.endsOn,
          size: change.size,
          missing: packed.missing,
          updatedAt: deps.clock.now(),
          deletedAt: null,
        })
        await storeOutfits(tx, { key, outfits, packed })
      },
    })
  })
}

/**
 * Chooses other outfits for the same days, by the weather as it is known now. @throws SessionEnded; TripNotFound;
 * TripChanged
 */
export async function repackTrip(
  deps: TripDeps,
  by: Writer,
  asked: By,
  { tripId, revision }: { tripId: TripId; revision: number },
): Promise<TripRow> {
  const key = { userId: by.id, id: tripId }
  const trip = await keptTrips.require(deps.db, key)
  keptTrips.requireRevision(trip, revision)
  const { facts } = await openTravel(deps.styling, by.id)
  const outfits = (await daysOf(deps.db, by.id, [tripId])).map(({ date, occasion, items }) => {
    const worn = facts.filter((piece) => items.some(({ clothesId }) => clothesId === piece.id))
    return { date, occasion, shown: worn.length > 0 ? [keyOf(worn)] : [] }
  })
  const weather = await tripWeather(deps, trip, asked)
  const packed = await packOutfits(deps, by.id, { size: trip.size, outfits, weather, seed: `${tripId} ${revision}` })
  return inTransaction(deps.db, async (tx) => {
    await begin(tx, by, packed)
    keptTrips.requireRevision(await keptTrips.require(tx, key), revision)
    await keptTrips.update(tx, key, { missing: packed.missing, updatedAt: deps.clock.now() })
    await storeOutfits(tx, { key, outfits, packed })
    return keptTrips.require(tx, key)
  })
}

async function begin(tx: Db, by: Writer, { outfits }: PackedOutfits): Promise<void> {
  await by.lock(tx)
  await lockedClothes(tx, by.id, [...new Set(outfits.flat())])
  await lockRecords(tx, by.id)
}

/** Returns the stored trip as it is; a deleted one is restored. */
async function kept({ db, clock }: TripDeps, by: Writer, stored: TripRow, { revision }: TripChange): Promise<TripRow> {
  if (!stored.deletedAt) return stored
  return inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockRecords(tx, by.id)
    const key = { userId: by.id, id: stored.id }
    keptTrips.requireRevision(await keptTrips.find(tx, key), revision)
    await keptTrips.update(tx, key, { deletedAt: null, updatedAt: clock.now() })
    return keptTrips.require(tx, key)
  })
}

function isSame(stored: TripRow, days: readonly TripDayRow[], change: TripChange): boolean {
  const slots = slotsOf(change)
  return (
    Math.abs(stored.latitude - change.latitude) < 1e-6 &&
    Math.abs(stored.longitude - change.longitude) < 1e-6 &&
    stored.startsOn === change.startsOn &&
    stored.endsOn === change.endsOn &&
    stored.size === change.size &&
    days.length === slots.length &&
    days.every(({ date, occasion }, at) => date === slots[at]?.date && occasion === slots[at]?.occasion)
  )
}

const slotsOf = ({ days }: TripChange) =>
  days.flatMap(({ date, occasions }) => occasions.map((occasion) => ({ date, occasion })))

function requireDays(change: TripChange, today: string): void {
  const { startsOn, endsOn, days } = change
  const refused = (field: string, text: string) => new AppError('InvalidInput', { [field]: text })
  if (endsOn < startsOn) throw refused('endsOn', '가는 날보다 앞선 날이에요.')
  if (endsOn < today) throw refused('endsOn', '이미 지난 날이에요.')
  if (startsOn > daysAfter(today, mostDaysToTrip)) throw refused('startsOn', tripTooFar)
  if (endsOn >= daysAfter(startsOn, mostTripDays)) throw refused('endsOn', `${mostTripDays}일까지 짤 수 있어요.`)
  const dates = datesOf(change)
  const isEveryDay = dates.length === days.length && dates.every((date, at) => days[at]?.date === date)
  if (!isEveryDay) throw refused('days', '가는 날부터 오는 날까지 하루씩 보내 주세요.')
}

interface Storing {
  key: { userId: UserId; id: TripId }
  outfits: readonly { date: string; occasion: Occasion }[]
  packed: PackedOutfits
}

async function storeOutfits(tx: Db, { key, outfits, packed }: Storing): Promise<void> {
  const { userId, id } = key
  const pieces = await piecesOf(tx, userId, { clothesIds: [...new Set(packed.outfits.flat())], known: [] })
  const breathe = createBreath()
  const rows: New<'tripDays'>[] = []
  for (const [position, { date, occasion }] of outfits.entries()) {
    // Computing the layout of an outfit takes some milliseconds, so other work can run in between.
    await breathe()
    const worn = (packed.outfits[position] ?? []).flatMap(
      (clothesId) => pieces.find((piece) => piece.clothesId === clothesId) ?? [],
    )
    const { columns } = storedPieces(worn, 'square')
    rows.push({ userId, tripId: id, id: newId<TripOutfitId>(), date, position, occasion, ...columns })
  }
  await replaceDays(tx, userId, id, rows)
  const extras = (await itemsOf(tx, userId, [id])).filter(({ isExtra }) => isExtra).map(({ clothesId }) => clothesId)
  const needed = pieces.map(({ clothesId }): ClothesId => clothesId)
  await replaceItems(tx, userId, id, { needed, extras })
}

import type { ClothesId, TripId, TripNeed } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { lockRecords } from '#platform/records/index.ts'
import type { Writer } from '#platform/writer.ts'
import { lockedClothes, outfitItemsOf } from '../clothes/index.ts'
import { daysOf, keptTrips, markNeeds, markPacked, replaceItems, type TripRow } from './queries.ts'
import type { TripDeps } from './trip-deps.ts'

type Deps = Pick<TripDeps, 'db'>

/**
 * Ticks pieces and other things of the packing list as packed, or removes the ticks. The trip's revision stays the
 * same, so that ticks from two devices do not conflict. Pieces that are not on the trip's list have no effect.
 * @throws SessionEnded; TripNotFound
 */
export const packPieces = (
  deps: Deps,
  by: Writer,
  id: TripId,
  packed: { clothesIds: readonly ClothesId[]; needs: readonly TripNeed[]; isPacked: boolean },
): Promise<TripRow> =>
  changing(deps, by, [], async (tx) => {
    const trip = await keptTrips.require(tx, { userId: by.id, id })
    const { needs, isPacked } = packed
    const others = trip.packedNeeds.filter((need) => !needs.includes(need))
    const packedNeeds = isPacked ? [...others, ...new Set(needs)] : others
    if (needs.length > 0) await markNeeds(tx, by.id, id, packedNeeds)
    await markPacked(tx, by.id, id, packed)
    return { ...trip, packedNeeds }
  })

/**
 * Replaces the extra pieces, which are packed besides those that the outfits need.
 * @throws SessionEnded; TripNotFound; ClothesNotFound for pieces that are not the user's own
 */
export const setExtras = (deps: Deps, by: Writer, id: TripId, extras: readonly ClothesId[]): Promise<TripRow> =>
  changing(deps, by, extras, async (tx) => {
    const trip = await keptTrips.require(tx, { userId: by.id, id })
    const days = await daysOf(tx, by.id, [id])
    const worn = [...new Set(days.flatMap(({ items }) => items.map(({ clothesId }) => clothesId)))]
    const own = await outfitItemsOf(tx, by.id, [...worn, ...extras])
    const strange = extras.filter((each) => !own.has(each))
    if (strange.length > 0) throw new AppError('ClothesNotFound', { clothesIds: strange.join(',') })
    await replaceItems(tx, by.id, id, { needed: worn.filter((each) => own.has(each)), extras })
    return trip
  })

const changing = <T>(
  { db }: Deps,
  by: Writer,
  clothesIds: readonly ClothesId[],
  work: (tx: Db) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockedClothes(tx, by.id, clothesIds)
    await lockRecords(tx, by.id)
    return work(tx)
  })

import { type ClothesId, mostTrips, type TripId, type TripNeed, type UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, New, Row } from '#platform/db/index.ts'
import { recordsOf } from '#platform/records/index.ts'

export type TripRow = Row<'trips'>
export type TripDayRow = Row<'tripDays'>
export type TripItemRow = Row<'tripItems'>

const entries = (db: Db, userId: UserId) => db.selectFrom('trips').selectAll().where('userId', '=', userId)

export const keptTrips = recordsOf('trips', { limit: mostTrips, rows: entries })

/** Returns trips: those that are not over come first, soonest first; then past ones, latest first. */
export const tripsOf = (db: Db, userId: UserId, today: string): Promise<TripRow[]> =>
  entries(db, userId)
    .where('deletedAt', 'is', null)
    .orderBy(sql`ends_on < ${today}::date`)
    .orderBy(sql`case when ends_on >= ${today}::date then starts_on end`)
    .orderBy('startsOn', 'desc')
    .orderBy('id')
    .execute()

/** Returns the outfits of these trips, ordered by date. */
export const daysOf = (db: Db, userId: UserId, ids: readonly TripId[]): Promise<TripDayRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('tripDays')
        .selectAll()
        .where('userId', '=', userId)
        .where('tripId', 'in', ids)
        .orderBy('date')
        .orderBy('position')
        .execute()

/** Returns the first outfit of each trip that has one. */
export async function firstDaysOf(db: Db, userId: UserId, ids: readonly TripId[]): Promise<Map<TripId, TripDayRow>> {
  const { rows } = await sql<TripDayRow>`
    select first.* from unnest(${[...ids]}::uuid[]) as asked (trip_id) cross join lateral (
      select * from trip_days where user_id = ${userId} and trip_id = asked.trip_id
      order by date, position limit 1) as first`.execute(db)
  return new Map(rows.map((row) => [row.tripId, row]))
}

export interface TripCounts {
  outfits: number
  pieces: number
  packed: number
}

export async function countsOf(db: Db, userId: UserId, ids: readonly TripId[]): Promise<Map<TripId, TripCounts>> {
  const { rows } = await sql<TripCounts & { tripId: TripId }>`
    select asked.trip_id,
      (select count(*)::integer from trip_days
        where trip_days.user_id = ${userId} and trip_days.trip_id = asked.trip_id) as outfits,
      listed.pieces, listed.packed
    from unnest(${[...ids]}::uuid[]) as asked (trip_id) cross join lateral (
      select count(*)::integer as pieces, (count(*) filter (where is_packed))::integer as packed from trip_items
      where trip_items.user_id = ${userId} and trip_items.trip_id = asked.trip_id) as listed`.execute(db)
  return new Map(rows.map(({ tripId, ...counts }) => [tripId, counts]))
}

export const itemsOf = (db: Db, userId: UserId, ids: readonly TripId[]): Promise<TripItemRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('tripItems').selectAll().where('userId', '=', userId).where('tripId', 'in', ids).execute()

export async function replaceDays(tx: Db, userId: UserId, tripId: TripId, days: New<'tripDays'>[]): Promise<void> {
  await tx.deleteFrom('tripDays').where('userId', '=', userId).where('tripId', '=', tripId).execute()
  if (days.length > 0) await tx.insertInto('tripDays').values(days).execute()
}

/** Replaces the packing list; pieces that stay on the list keep their ticks. */
export async function replaceItems(
  tx: Db,
  userId: UserId,
  tripId: TripId,
  { needed, extras }: { needed: readonly ClothesId[]; extras: readonly ClothesId[] },
): Promise<void> {
  const extra = new Set(extras.filter((id) => !needed.includes(id)))
  const ids = [...new Set([...needed, ...extra])]
  const stored = tx.deleteFrom('tripItems').where('userId', '=', userId).where('tripId', '=', tripId)
  await (ids.length > 0 ? stored.where('clothesId', 'not in', ids) : stored).execute()
  if (ids.length === 0) return
  await tx
    .insertInto('tripItems')
    .values(ids.map((clothesId) => ({ userId, tripId, clothesId, isExtra: extra.has(clothesId) })))
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'tripId', 'clothesId'])
        .doUpdateSet(({ ref }) => ({ isExtra: ref('excluded.isExtra') })),
    )
    .execute()
}

export async function markPacked(
  tx: Db,
  userId: UserId,
  tripId: TripId,
  { clothesIds, isPacked }: { clothesIds: readonly ClothesId[]; isPacked: boolean },
): Promise<void> {
  if (clothesIds.length === 0) return
  await tx
    .updateTable('tripItems')
    .set({ isPacked })
    .where('userId', '=', userId)
    .where('tripId', '=', tripId)
    .where('clothesId', 'in', clothesIds)
    .execute()
}

/** Stores which of the things that are not in a closet, such as an umbrella, are packed, without a new revision. */
export const markNeeds = (tx: Db, userId: UserId, tripId: TripId, packedNeeds: TripNeed[]) =>
  tx.updateTable('trips').set({ packedNeeds }).where('userId', '=', userId).where('id', '=', tripId).execute()

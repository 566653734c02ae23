import { type ClothesId, type LaundryRules, type PutAwayPlace, type UserId, usualLaundryRules } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

export interface LaundryRow {
  clothesId: ClothesId
  place: PutAwayPlace | null
  since: string | null
  until: string | null
  /** Days worn since the last washing. */
  wears: number
  postponedAt: number
}

/**
 * Returns pieces that are in the wash or packed away on `today`, or were ever worn, with the days worn between the last
 * washing and `until`; longest away or most worn first.
 */
export async function laundryOf(db: Db, userId: UserId, today: string, until = today): Promise<LaundryRow[]> {
  const { rows } = await sql<LaundryRow>`
    select clothes.id as clothes_id, away.place, away.since, away.until,
      ${wornDays(today, until)} as wears,
      coalesce(kept.postponed_at, 0) as postponed_at
    from clothes
    left join put_away as kept on kept.clothes_id = clothes.id
    left join put_away as away on away.clothes_id = clothes.id and away.place is not null
      and (away.until is null or away.until > ${today})
    left join worn_sums as sums on sums.clothes_id = clothes.id and sums.owner_id = ${userId}
    where clothes.owner_id = ${userId} and (away.place is not null or sums.recorded_days > 0)
    order by away.since, wears desc, clothes.id`.execute(db)
  return rows
}

/**
 * Counts the days until `until` on which a piece was worn after its last washing. The stored sum of days needs no upper
 * bound if `until` is today, because `saveWear` refuses records of wear after today.
 */
const wornDays = (today: string, until: string) => sql`(case when kept.washed_on is null
  then coalesce(sums.recorded_days, 0) ${until < today ? sql`- ${countedDays(sql`date > ${until}`)}` : sql``}
  else ${countedDays(sql`date > kept.washed_on and date <= ${until}`)} end)::integer`

const countedDays = (which: RawBuilder<unknown>) => sql`(
  select count(*) from worn_days where worn_days.clothes_id = clothes.id and records > 0 and ${which})`

/** Subquery for what `awayOf` returns, as JSON; null without any. */
export const awayAsJson = (userId: UserId) => sql<Awaited<ReturnType<typeof awayOf>> | null>`(
  select json_agg(json_build_object('clothesId', clothes_id, 'place', place, 'until', until)) from put_away
  where user_id = ${userId}::uuid and place is not null)`

export const awayOf = (db: Db, userId: UserId) =>
  db
    .selectFrom('putAway')
    .select(['clothesId', 'place', 'until'])
    .where('userId', '=', userId)
    .where('place', 'is not', null)
    .execute()

export async function findRules(db: Db, userId: UserId): Promise<LaundryRules> {
  const row = await db
    .selectFrom('laundryRules')
    .select(['wears', 'daysAway', 'isAutomatic'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ? { ...row, wears: { ...usualLaundryRules.wears, ...row.wears } } : usualLaundryRules
}

export async function saveRules(tx: Db, userId: UserId, { wears, ...rules }: LaundryRules): Promise<void> {
  const row = { ...rules, wears: JSON.stringify(wears) }
  await tx
    .insertInto('laundryRules')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
}

interface Away {
  place: PutAwayPlace | null
  since: string | null
  until: string | null
  /** The last day whose wears came before the washing; `since` by default. */
  washedOn?: string
}

/**
 * Stores whether pieces are in the wash, packed away for the season or (null) in the closet; a washing begins a new
 * count of wears.
 */
export async function savePlaces(
  tx: Db,
  userId: UserId,
  clothesIds: readonly ClothesId[],
  { place, since, until, washedOn = since ?? undefined }: Away,
): Promise<void> {
  const washed = place === 'WASH' ? { washedOn, postponedAt: 0 } : {}
  await tx
    .insertInto('putAway')
    .values(clothesIds.map((clothesId) => ({ clothesId, userId, place, since, until, ...washed })))
    .onConflict((conflict) => conflict.column('clothesId').doUpdateSet({ place, since, until, before, ...washed }))
    .execute()
}

const before = sql<string>`jsonb_build_object('place', put_away.place, 'since', put_away.since,
  'until', put_away.until, 'washedOn', put_away.washed_on, 'postponedAt', put_away.postponed_at)`

/** Undoes the last change of whether pieces are in the wash, packed away for the season or in the closet. */
export async function undoPlaces(tx: Db, userId: UserId, clothesIds: readonly ClothesId[]): Promise<void> {
  await sql`
    update put_away set place = before ->> 'place', since = (before ->> 'since')::date,
      until = (before ->> 'until')::date, washed_on = (before ->> 'washedOn')::date,
      postponed_at = coalesce((before ->> 'postponedAt')::integer, 0), before = null
    where user_id = ${userId} and clothes_id = any(${[...clothesIds]}::uuid[])`.execute(tx)
}

export async function postponeAt(
  tx: Db,
  userId: UserId,
  counts: readonly { clothesId: ClothesId; wears: number }[],
): Promise<void> {
  if (counts.length === 0) return
  await tx
    .insertInto('putAway')
    .values(counts.map(({ clothesId, wears }) => ({ clothesId, userId, postponedAt: wears })))
    .onConflict((conflict) =>
      conflict.column('clothesId').doUpdateSet((row) => ({ postponedAt: row.ref('excluded.postponedAt') })),
    )
    .execute()
}

/**
 * Returns the users whose pieces go into the wash automatically when they are due for it, and who wore something on one
 * of these days.
 */
export async function automaticWashers(db: Db, from: string, to: string): Promise<UserId[]> {
  const rows = await db
    .selectFrom('laundryRules')
    .select('userId')
    .where('isAutomatic', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('wearEntries')
          .select('wearEntries.id')
          .whereRef('wearEntries.userId', '=', 'laundryRules.userId')
          .where('date', '>=', from)
          .where('date', '<=', to)
          .where('state', '=', 'WORN')
          .where('deletedAt', 'is', null),
      ),
    )
    .orderBy('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

export async function forgetLaundryOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('putAway').where('userId', '=', userId).execute()
  await tx.deleteFrom('laundryRules').where('userId', '=', userId).execute()
}

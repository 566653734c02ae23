import type { ClothesId, ClothesType, ColorFamily, Feeling, Season, UserId, WornWeather } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import type { WearRow } from '../diary/index.ts'

export interface CountedPiece {
  clothesId: ClothesId
  type: ClothesType
  colorFamily: ColorFamily | null
  seasons: Season[]
  /** Price in hundredths of the currency's unit. */
  price: number | null
  currency: string | null
  isStored: boolean
  /** Days on which the piece was worn: in the period, in the season (`seasonDays`) and altogether (`allDays`). */
  days: number
  seasonDays: number
  allDays: number
  /** Days since the piece was last worn, else since it was added. */
  idle: number
  /** Days since the piece was last worn; null: never. */
  unwornFor: number | null
}

/**
 * Counts wears of all of the user's pieces; a piece worn twice a day counts once. For a period the records since `from`
 * are counted; without `from`, the stored sums are returned.
 */
export async function countedPieces(
  db: Db,
  userId: UserId,
  { from, seasonFrom, today }: { from: string | null; seasonFrom: string; today: string },
): Promise<CountedPiece[]> {
  const { rows } = await sql<CountedPiece>`
    select clothes.id as clothes_id, clothes.type, clothes.color_family, clothes.seasons, clothes.price,
      clothes.currency, ${from === null ? sql`coalesce(sums.recorded_days, 0)` : sql`coalesce(lately.days, 0)`} as days,
      coalesce(sums.recorded_days, 0) as all_days, coalesce(lately.season_days, 0) as season_days,
      ${today}::date - greatest(sums.last_recorded, (clothes.created_at at time zone interval '09:00')::date) as idle,
      ${today}::date - sums.last_recorded as unworn_for,
      exists (select from put_away where put_away.clothes_id = clothes.id and place = 'STORAGE'
        and (until is null or until > ${today})) as is_stored
    from clothes left join worn_sums as sums on sums.clothes_id = clothes.id left join (
      select clothes_id, (count(*) filter (where date >= ${from ?? seasonFrom}))::integer as days,
        (count(*) filter (where date >= ${seasonFrom}))::integer as season_days
      from worn_days join clothes as worn on worn.id = clothes_id and worn.owner_id = ${userId}
      where records > 0 and date >= least(${from ?? seasonFrom}::date, ${seasonFrom}::date)
      group by clothes_id
    ) as lately on lately.clothes_id = clothes.id
    where clothes.owner_id = ${userId}
    order by clothes.id`.execute(db)
  return rows
}

export interface RecordedDays {
  first: string | null
  days: number
  cold: number
  good: number
  hot: number
}

/** Counts days with a record, and outfits by how they felt. */
export async function recordedDays(
  db: Db,
  userId: UserId,
  { from, today }: { from: string | null; today: string },
): Promise<RecordedDays> {
  const { rows } = await sql<RecordedDays>`
    select min(date) as first, count(distinct date)::integer as days,
      count(*) filter (where feeling = 'COLD')::integer as cold,
      count(*) filter (where feeling = 'GOOD')::integer as good,
      count(*) filter (where feeling = 'HOT')::integer as hot
    from wear_entries
    where user_id = ${userId} and state = 'WORN' and deleted_at is null and date <= ${today}
      and date >= coalesce(${from}::date, '-infinity')`.execute(db)
  return rows[0] ?? { first: null, days: 0, cold: 0, good: 0, hot: 0 }
}

/**
 * Differences that count as a distance of 1 each: °C of the felt temperature, levels of rain (0 is none, 4 is 15 mm and
 * more), and m/s of wind.
 */
const unit = { felt: 2, rain: 1, wind: 3 } as const

const weather = sql`coalesce(observed, weather)`
const step = (mm: unknown) => sql`(case when ${mm} < 0.1 then 0 when ${mm} < 1 then 1 when ${mm} < 5 then 2
  when ${mm} < 15 then 3 else 4 end)`

export type AlikeRow = Pick<WearRow, 'id' | 'date' | 'feeling'> & { distance: number; weather: WornWeather }

/**
 * Finds records from `from` to before `before` with weather like `now` (distance at most 1), nearest first, then
 * newest.
 */
export async function daysAlike(
  db: Db,
  userId: UserId,
  { now, from, before }: { now: WornWeather; from: string; before: string },
): Promise<AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`
    select * from (
      select id, date, feeling, ${weather} as weather, sqrt(
        ((${weather} ->> 'felt')::float8 - ${now.felt}::float8) ^ 2 / ${unit.felt ** 2}::float8
        + (${step(sql`(${weather} ->> 'rain')::float8`)} - ${step(sql`${now.rain}::float8`)}) ^ 2 / ${unit.rain ** 2}::float8
        + ((${weather} ->> 'wind')::float8 - ${now.wind}::float8) ^ 2 / ${unit.wind ** 2}::float8) as distance
      from wear_entries
      where user_id = ${userId} and state = 'WORN' and deleted_at is null and date >= ${from}
        and date < ${before} and ${weather} ->> 'felt' is not null and ${weather} ->> 'rain' is not null
        and ${weather} ->> 'wind' is not null
        and (${weather} ->> 'snow')::boolean = ${now.snow} and (${weather} ->> 'isSample')::boolean = ${now.isSample}
    ) as measured
    where distance <= 1
    order by distance, date desc, id`.execute(db)
  return rows
}

/**
 * Returns for each date how a recommended outfit felt, the last answer of the date if there are several. Records with
 * sample weather do not count.
 */
export async function recommendedFeelings(
  db: Db,
  userId: UserId,
  from: string,
  before: string,
): Promise<Map<string, Feeling>> {
  const rows = await db
    .selectFrom('wearEntries')
    .select(['date', 'feeling'])
    .where('userId', '=', userId)
    .where('source', '=', 'RECOMMENDATION')
    .where('state', '=', 'WORN')
    .where('deletedAt', 'is', null)
    .where('date', '>=', from)
    .where('date', '<', before)
    .where('feeling', 'is not', null)
    .where(sql<boolean>`(weather ->> 'isSample')::boolean is not true`)
    .orderBy('feltAt')
    .execute()
  return new Map(rows.flatMap(({ date, feeling }) => (feeling ? [[date, feeling] as const] : [])))
}

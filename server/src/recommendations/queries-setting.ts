import type { FixedOutfit, Occasion, PutAwayPlace, UserId, WeatherId } from '@otday/contract'
import type { Felt } from '@otday/stylist'
import { sql } from 'kysely'
import { type Db, keepPlan, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { revisionsOf } from '../clothes/index.ts'
import { type RequiredWeather, weatherOf } from '../weather/index.ts'
import type { Posted } from './likes.ts'
import type { Preferences } from './preferences.ts'
import { feelingsSince } from './queries-comfort.ts'
import { readSaidDay, type SaidDay, saidDaysOf, type StoredSaidDay } from './queries-days.ts'
import { fixedOutfitsOf, preferencesOf, readPreferences, type StoredPreferences } from './queries-preferences.ts'
import { type CastVote, type PassedOver, passedOverOf, votesOf } from './queries-votes.ts'

export interface Worn extends Posted {
  clothesId: string
  /** Days from the last post or record to the requested day; 0 if later. */
  days: number
}

export interface Setting {
  weather: RequiredWeather
  /** 1 (feels the cold) to 5. */
  sensitivity: number
  /** `id:revision`, oldest piece first. */
  revisions: string[]
  /** When the newest piece came into the closet; null if it is empty. */
  grownAt: Date | null
  feelings: Felt[]
  /** Oldest first. */
  shown: Shown[]
  /** In the latest posts, records and plans before. */
  worn: Worn[]
  /** Planned for one of the next two days. */
  reserved: string[]
  /** In the wash or stored on that day. */
  away: { clothesId: string; place: PutAwayPlace }[]
  preferences: Preferences
  votes: CastVote[]
  passedOver: PassedOver[]
  /** Pieces whose question was skipped. */
  skipped: string[]
  said: SaidDay[]
}

interface Shown {
  key: string
  occasion: Occasion
}

export interface Remembered {
  /** Dates in Seoul; `since` no longer counts. */
  feelings: { today: string; since: string }
  /** Older posts are not read. */
  postsSince: Date
}

type SettingRow = Row<'weathers'> & {
  sensitivity: number
  revisions: string | null
  grownAt: Date | null
  feelings: Felt[] | null
  shown: Shown[] | null
  worn: Worn[] | null
  reserved: string[] | null
  away: Setting['away'] | null
  preferences: StoredPreferences | null
  fixed: FixedOutfit[] | null
  votes: CastVote[] | null
  passedOver: PassedOver[] | null
  skipped: string[] | null
  said: StoredSaidDay[] | null
}

const postsRead = 200
/** Before a plan, so that what it needs can be washed. */
const reservedDays = 2

/**
 * One statement, as each query costs more to send than to run.
 * @throws WeatherNotFound
 */
export async function requireSetting(
  db: Db,
  userId: UserId,
  weatherId: WeatherId,
  { feelings, postsSince }: Remembered,
): Promise<Setting> {
  const { rows } = await sql<SettingRow>`${keepPlan}
    select day.id, day.nx, day.ny, day.forecast_date, day.forecast, day.fetched_at,
      (select temperature_sensitivity from profiles where user_id = ${userId}) as sensitivity,
      ${revisionsOf(userId)} as revisions,
      (select max(created_at) from clothes where owner_id = ${userId}) as grown_at,
      (select json_agg(json_build_object('daysAgo', felt.days_ago, 'feeling', felt.feeling))
        from ${feelingsSince(db, userId, feelings)} as felt) as feelings,
      (select json_agg(json_build_object('key', outfit_key, 'occasion', occasion) order by shown_at, outfit_key)
        from outfits_shown where user_id = ${userId} and forecast_date = day.forecast_date) as shown,
      ${preferencesOf(userId)} as preferences, ${fixedOutfitsOf(userId)} as fixed,
      ${votesOf(userId, feelings.today)} as votes, ${passedOverOf(userId, feelings.today)} as passed_over,
      (select json_agg(clothes_id) from clothes_corrections join clothes on clothes.id = clothes_id
        where clothes.owner_id = ${userId} and is_skipped) as skipped,
      (select json_agg(piece) from (${wornBefore(userId, postsSince, feelings.today)}) as piece) as worn,
      ${reservedAfter(userId)} as reserved, ${saidDaysOf(userId)} as said,
      (select json_agg(json_build_object('clothesId', clothes_id, 'place', place)) from put_away
        where user_id = ${userId} and place is not null and (until is null or until > day.forecast_date)) as away
    from weathers as day where day.id = ${weatherId}`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('WeatherNotFound', { weatherId })
  return {
    weather: weatherOf(row),
    sensitivity: row.sensitivity,
    revisions: row.revisions?.split(' ') ?? [],
    grownAt: row.grownAt,
    feelings: row.feelings ?? [],
    shown: row.shown ?? [],
    worn: row.worn ?? [],
    reserved: row.reserved ?? [],
    away: row.away ?? [],
    preferences: readPreferences(row.preferences, row.fixed),
    votes: row.votes ?? [],
    passedOver: row.passedOver ?? [],
    skipped: row.skipped ?? [],
    said: row.said?.map(readSaidDay) ?? [],
  }
}

/** Needs `day` in its statement; quoted names are those of `Worn`. */
const wornBefore = (userId: UserId, since: Date, today: string) => sql`
  select "clothesId", min(days) as days, sum(posts)::integer as posts, sum(likes)::integer as likes,
    coalesce(min(usual), 0) as usual, sum(worn)::float8 as worn
  from (
    select item ->> 'clothesId' as "clothesId",
      greatest(0, day.forecast_date - (posted.created_at at time zone interval '09:00')::date) as days,
      1 as posts, posted.like_count as likes, posted.usual, 1 as worn
    from (
      select ootds, created_at, like_count, avg(like_count) over ()::float8 as usual
      from (
        select ootds, created_at, like_count from feeds
        where author_id = ${userId} and created_at >= ${since}
        order by created_at desc, id desc limit ${postsRead}
      ) as latest
    ) as posted, jsonb_array_elements(posted.ootds) as item
    union all
    select wear_items.clothes_id::text, day.forecast_date - entry.date, 0, 0, null,
      case when entry.feed_id is not null or entry.state = 'PLANNED' then 0 when entry.is_assumed then 0.5 else 1 end
    from wear_entries as entry
    join wear_items on wear_items.user_id = entry.user_id and wear_items.wear_id = entry.id
    where entry.user_id = ${userId} and entry.deleted_at is null
      and (entry.state = 'WORN' or entry.date >= ${today})
      and entry.date >= (${since}::timestamptz at time zone interval '09:00')::date
      and entry.date < day.forecast_date
  ) as lately
  group by 1`

/** Needs `day`. Outer layers, shoes and bags may be worn every day. */
const reservedAfter = (userId: UserId) => sql<string[] | null>`(
  select json_agg(distinct clothes.id)
  from wear_entries as entry
  join wear_items on wear_items.user_id = entry.user_id and wear_items.wear_id = entry.id
  join clothes on clothes.id = wear_items.clothes_id
  where entry.user_id = ${userId} and entry.deleted_at is null and entry.state = 'PLANNED'
    and entry.date > day.forecast_date and entry.date <= day.forecast_date + ${reservedDays}::integer
    and clothes.type in ('TOP', 'BOTTOM', 'DRESS'))`

/** Each as `id:revision`. */
export async function findRevisions(db: Db, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ revisions: string | null }>`select ${revisionsOf(userId)} as revisions`.execute(db)
  return rows[0]?.revisions?.split(' ') ?? []
}

/** 1 (feels the cold) to 5. */
export async function findSensitivity(db: Db, userId: UserId): Promise<number> {
  const { temperatureSensitivity } = await db
    .selectFrom('profiles')
    .select('temperatureSensitivity')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return temperatureSensitivity
}

import type { FixedOutfit, UserId, WeatherId, WeekdayOccasion } from '@otday/contract'
import type { CastVote, Context, Felt, PassedOver, Worn } from '@otday/stylist'
import { sql } from 'kysely'
import { type Ask, type Db, keepPlan, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { revisionsOf } from '../clothes/index.ts'
import {
  feelingsSince,
  fixedOutfitsOf,
  passedOverOf,
  preferencesOf,
  readPreferences,
  readSaidDay,
  saidDaysOf,
  type StoredPreferences,
  type StoredSaidDay,
  votesOf,
} from '../stylist-preferences/index.ts'
import { weatherOf } from '../weather/index.ts'

export type StoredContext = Awaited<ReturnType<typeof requireStoredContext>>

export interface Remembered {
  /** Dates in Seoul: feelings after `since` count, up to `today`. */
  feelings: { today: string; since: string }
  /** Time before which posts are not read. */
  postsSince: Date
}

/** Each call reads these parts, whatever is kept. */
interface NowRow {
  stamp: string
  shown: Context['history']['shown'] | null
  habits: { askedOn: string | null; occasions: WeekdayOccasion[] } | null
  picks: string | null
}

type ContextRow = Row<'weathers'> &
  NowRow & {
    sensitivity: number
    revisions: string | null
    grownAt: Date | null
    feelings: Felt[] | null
    worn: Worn[] | null
    reserved: string[] | null
    away: Context['closet']['away'] | null
    preferences: StoredPreferences | null
    fixed: FixedOutfit[] | null
    votes: CastVote[] | null
    passedOver: PassedOver[] | null
    skipped: string[] | null
    said: StoredSaidDay[] | null
  }

const postsRead = 200
/**
 * Pieces of a planned outfit are kept free for it on this many days before its date, so that they can be washed in
 * time.
 */
const reservedDays = 2

/**
 * Reads all that is stored of a context in one statement, as each query costs more to send than to run.
 * `closet.revisions` are `id:revision`, oldest piece first; `closet.grownAt` is when the newest came, null if it is
 * empty.
 * @throws WeatherNotFound
 */
export async function requireStoredContext(
  db: Db,
  userId: UserId,
  weatherId: WeatherId,
  { feelings, postsSince }: Remembered,
) {
  const { rows } = await sql<ContextRow>`${keepPlan}
    select day.id, day.nx, day.ny, day.forecast_date, day.forecast, day.fetched_at,
      (select temperature_sensitivity from profiles where user_id = ${userId}) as sensitivity,
      ${revisionsOf(userId)} as revisions,
      (select max(created_at) from clothes where owner_id = ${userId}) as grown_at,
      (select json_agg(json_build_object('daysAgo', felt.days_ago, 'feeling', felt.feeling))
        from ${feelingsSince(db, userId, feelings)} as felt) as feelings,
      ${stampOf(userId, postsSince)} as stamp, ${shownOf(userId)} as shown, ${habitsOf(userId)} as habits,
      ${picksOf(userId)} as picks, ${preferencesOf(userId)} as preferences, ${fixedOutfitsOf(userId)} as fixed,
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
    now: nowIn(row),
    day: { weather: weatherOf(row), said: row.said?.map(readSaidDay) ?? [] },
    closet: {
      ownerId: userId,
      revisions: row.revisions?.split(' ') ?? [],
      grownAt: row.grownAt,
      away: row.away ?? [],
      reserved: row.reserved ?? [],
      skipped: row.skipped ?? [],
    },
    preferences: { ...readPreferences(row.preferences, row.fixed), sensitivity: row.sensitivity },
    taste: { feelings: row.feelings ?? [], votes: row.votes ?? [], passedOver: row.passedOver ?? [] },
    history: { worn: row.worn ?? [] },
  }
}

/** The part of a day that each call reads, by which it knows whether all else is as it was. */
export interface DayNow {
  /** Changes with everything that `requireStoredContext` reads, but for what depends on the time and what is below. */
  stamp: string
  shown: Context['history']['shown']
  /** Date at which a question was sent last. */
  askedOn: string | null
  /** Usual occasions of the user, by weekday. */
  occasions: WeekdayOccasion[]
  /** Outfits that were chosen for the day, the last one first, as `occasion:id`. */
  picks: string[]
}

const nowIn = ({ stamp, shown, habits, picks }: NowRow): DayNow => ({
  stamp,
  shown: shown ?? [],
  askedOn: habits?.askedOn ?? null,
  occasions: habits?.occasions ?? [],
  picks: picks?.split(' ') ?? [],
})

/** Reads `DayNow` by a statement that is planned once; null for unknown weather. */
export async function findDayNow(
  { db, ask }: { db: Db; ask: Ask },
  userId: UserId,
  weatherId: WeatherId,
  since: Date,
): Promise<DayNow | null> {
  const [row] = await ask('day now', { userId, weatherId, since }, (asked) =>
    db
      .selectFrom('weathers as day')
      .where('day.id', '=', asked.weatherId)
      .select([stampOf(asked.userId, asked.since).as('stamp'), shownOf(asked.userId).as('shown')])
      .select([habitsOf(asked.userId).as('habits'), picksOf(asked.userId).as('picks')]),
  )
  return row ? nowIn(row) : null
}

// Each of these stands in a statement that has a table `day`.

/** Likes of the latest posts have no revision, since everybody who likes would wait for it. */
const stampOf = (userId: UserId, postsSince: Date) => sql<string>`
  concat_ws(' ', day.xmin, (select revision from basis_revisions where user_id = ${userId}), '/',
    (select revision from catalogue_revisions), '/', (
      select string_agg(like_count::text, ' ' order by created_at desc, feed_id desc) from (
        select feeds.created_at, reactions.feed_id, reactions.like_count
        from feeds join feed_reactions as reactions on reactions.feed_id = feeds.id
        where feeds.author_id = ${userId} and feeds.created_at >= ${postsSince}
        order by feeds.created_at desc, feeds.id desc limit ${sql.lit(postsRead)}
      ) as latest))`

const shownOf = (userId: UserId) => sql<NowRow['shown']>`(
  select json_agg(json_build_object('key', outfit_key, 'occasion', occasion) order by shown_at, outfit_key)
  from outfits_shown where user_id = ${userId} and forecast_date = day.forecast_date)`

const habitsOf = (userId: UserId) => sql<NowRow['habits']>`(
  select json_build_object('askedOn', asked_on, 'occasions', occasions) from stylist_preferences
  where user_id = ${userId})`

const picksOf = (userId: UserId) => sql<string | null>`(
  select string_agg(occasion || ':' || id, ' ' order by picked_at desc, id desc) from outfit_picks
  where user_id = ${userId} and forecast_date = day.forecast_date)`

/**
 * Subquery for how often, and how lately, pieces were worn before a day. The statement that contains it must have a
 * table `day`. Quoted names are fields of `Worn`.
 */
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
        select ootds, created_at, reactions.like_count
        from feeds join feed_reactions as reactions on reactions.feed_id = feeds.id
        where feeds.author_id = ${userId} and created_at >= ${since}
        order by created_at desc, id desc limit ${sql.lit(postsRead)}
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

/**
 * Subquery for the pieces that plans for the next days reserve. The statement that contains it must have a table `day`.
 * Outer layers, shoes and bags are not reserved, as they may be worn every day.
 */
const reservedAfter = (userId: UserId) => sql<string[] | null>`(
  select json_agg(distinct clothes.id)
  from wear_entries as entry
  join wear_items on wear_items.user_id = entry.user_id and wear_items.wear_id = entry.id
  join clothes on clothes.id = wear_items.clothes_id
  where entry.user_id = ${userId} and entry.deleted_at is null and entry.state = 'PLANNED'
    and entry.date > day.forecast_date and entry.date <= day.forecast_date + ${sql.lit(reservedDays)}
    and clothes.type in ('TOP', 'BOTTOM', 'DRESS'))`

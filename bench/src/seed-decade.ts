import { randomUUID } from 'node:crypto'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { ClothesId, DefinitionId, FeedId, LookId, TripId, UserId, Weather, WearId } from '@otday/contract'
import type { Pool } from 'pg'
import { Person } from '../../server/test/kit/kills/person.ts'
import { seedCloset, seedFeeds } from './seed.ts'
import { seedConversation } from './seed-conversation.ts'
import { seedDiary, type Span } from './seed-diary.ts'

export const seoul = { latitude: 37.567, longitude: 126.988 }
const usualPieces = 500
const perYear = { wears: 500, looks: 50, trips: 6, feeds: 300, votes: 200 }
const tripDays = 14

/** A user and the ids of the data that `furnish` has created for them, which measured calls name. */
export interface Furnished {
  person: Person
  weather: Weather
  clothesIds: ClothesId[]
  definitionId: DefinitionId
  wearId: WearId
  lookId: LookId
  tripId: TripId
  feedId: FeedId
  /** Somebody whom `person` blocks after 100 messages. */
  blockedId: UserId
}

/**
 * Creates a closet of `pieces` clothes and, through the API, one diary record, look, trip, post and block of `person`.
 */
export async function furnish(pool: Pool, person: Person, pieces = usualPieces): Promise<Furnished> {
  const { calls } = person
  await seedCloset(pool, person.id, pieces)
  const [weather] = await calls.weathers.list({ query: seoul })
  const [definition] = await calls.attributes.list({ query: {} })
  if (!weather || !definition) throw new Error('no weather or attributes')
  const { clothes } = await calls.recommendations.get({ query: { weatherId: weather.id } })
  const clothesIds = clothes.map(({ clothesId }) => clothesId)
  const date = seoulDate(new Date())
  const ids = { wearId: randomUUID() as WearId, lookId: randomUUID() as LookId, tripId: randomUUID() as TripId }
  await calls.looks.save({ params: { lookId: ids.lookId }, body: { name: '첫 옷차림', clothesIds, revision: 0 } })
  await calls.wears.save({
    params: { wearId: ids.wearId },
    body: {
      date,
      state: 'WORN',
      source: 'LOOK',
      lookId: ids.lookId,
      weatherId: weather.id,
      feeling: 'GOOD',
      clothesIds,
      revision: 0,
    },
  })
  const dates = Array.from({ length: tripDays }, (_, at) => daysAfter(date, 1 + at))
  await calls.trips.save({
    params: { tripId: ids.tripId },
    body: {
      ...seoul,
      startsOn: daysAfter(date, 1),
      endsOn: daysAfter(date, tripDays),
      size: 'USUAL',
      days: dates.map((each) => ({ date: each, occasions: ['TRAVEL', 'CASUAL', 'DATE'] })),
      revision: 0,
    },
  })
  const { id: feedId } = await calls.feeds.create({
    body: { authorId: person.id, weatherId: weather.id, clothesIds, content: '오늘 입은 옷' },
  })
  const { id: blockedId } = await Person.signUp(person.url, 'blocked')
  await seedConversation(pool, person.id, blockedId)
  await calls.blocks.create({ body: { userId: blockedId } })
  return { person, weather, clothesIds, definitionId: definition.id, feedId, blockedId, ...ids }
}

/** Adds data of the years in `span` as a diligent user would have, as copies of what `furnish` has created. */
export async function addYears(pool: Pool, { person, weather, lookId, tripId }: Furnished, span: Span) {
  const { id } = person
  const count = (a: number) => a * span.years
  await seedDiary(pool, id, count(perYear.wears), span)
  await seedFeeds(pool, id, weather, count(perYear.feeds))
  await spreadFeeds(pool, id, span)
  await pool.query(
    `with copies as (
       insert into looks (user_id, id, name, items, scene, created_at, updated_at)
       select user_id, gen_random_uuid(), name || ' ' || place, items, scene, created_at - place * interval '7 days',
         updated_at
       from looks, generate_series(1, $3) as place where user_id = $1 and id = $2 returning id)
     insert into look_items (user_id, look_id, clothes_id)
     select $1, copies.id, clothes_id from copies, look_items where user_id = $1 and look_id = $2`,
    [id, lookId, count(perYear.looks)],
  )
  await pool.query(
    `with copies as (
       insert into trips (user_id, id, place_names, latitude, longitude, nx, ny, starts_on, ends_on, size, created_at,
         updated_at)
       select user_id, gen_random_uuid(), place_names, latitude, longitude, nx, ny, starts_on - 60 * place::integer,
         ends_on - 60 * place::integer, size, created_at, updated_at
       from trips, generate_series(1, $3) as place where user_id = $1 and id = $2 returning id),
     days as (
       insert into trip_days (user_id, trip_id, id, date, position, occasion, items, scene)
       select $1, copies.id, gen_random_uuid(), date, position, occasion, items, scene
       from copies, trip_days where user_id = $1 and trip_id = $2)
     insert into trip_items (user_id, trip_id, clothes_id)
     select $1, copies.id, clothes_id from copies, trip_items where user_id = $1 and trip_id = $2`,
    [id, tripId, count(perYear.trips)],
  )
  // Three of four pieces were washed once: one of these three in the last 60 days, the others at any time in the years.
  await pool.query(
    `insert into put_away (clothes_id, user_id, washed_on)
     select id, $1, current_date - case when place % 2 = 0 then place % 60 else place % ($2 * 365) end::integer
     from (select id, row_number() over (order by id) as place from clothes where owner_id = $1) as pieces
     where place % 4 > 0
     on conflict (clothes_id) do update set washed_on = excluded.washed_on`,
    [id, span.years + span.ago],
  )
  await pool.query(
    `insert into outfit_votes (id, user_id, forecast_date, felt, clothes_ids, occasion, liked, voted_at)
     select gen_random_uuid(), $1, current_date - place::integer, 10, array[clothes.id], 'CASUAL', place % 3 > 0,
       now() - place * interval '1 day'
     from generate_series(1, $2) as place
     join (select id, row_number() over (order by id) as nth from clothes where owner_id = $1) as clothes
       on clothes.nth = 1 + place % 500
     on conflict do nothing`,
    [id, count(perYear.votes)],
  )
  await pool.query('vacuum analyze')
}

/** Rewrites the copied posts: they show pieces of the user's own closet, and their times spread over the whole span. */
const spreadFeeds = (pool: Pool, userId: string, { years, ago }: Span) =>
  pool.query(
    `with pieces as (
       select id, row_number() over (order by id) as place, count(*) over () as pieces from clothes where owner_id = $1),
     added as (
       select id, row_number() over (order by id) as place, count(*) over () as feeds from feeds
       where author_id = $1
         and not exists (select from clothes where owner_id = $1 and id = (feeds.ootds -> 0 ->> 'clothesId')::uuid))
     update feeds set created_at = now() - ($3 + $2::numeric * added.place / added.feeds) * interval '365 days',
       ootds = (select jsonb_agg(item || jsonb_build_object('clothesId', pieces.id))
         from jsonb_array_elements(feeds.ootds) with ordinality as one (item, nth)
         join pieces on pieces.place = 1 + (added.place * 7 + nth * 61) % pieces.pieces)
     from added where feeds.id = added.id`,
    [userId, years, ago],
  )

import type { UserId } from '@otday/contract'
import type pg from 'pg'
import { newId } from '#platform/ids.ts'
import { insertInBulk, insertMissingReactions, withoutIndexes } from './bulk-rows.ts'

export interface Extremes {
  /** The user who likes most feeds. */
  liker: UserId
  /** The user who posted most feeds. */
  author: UserId
}
interface ExtremeNumbers {
  departed: number
  likes: number
}

const tables = ['users', 'profiles', 'feeds', 'feed_reactions', 'feed_likes']

/** Adds `departed` deleted accounts with a feed each, and a user who likes `likes` feeds. */
export const addExtremes = (pool: pg.Pool, numbers: ExtremeNumbers): Promise<Extremes> =>
  insertInBulk(pool, tables, (client) => insertExtremes(client, numbers))

/**
 * Adds `feeds` copies of a feed by `authors` users, some of whom post much, in all kinds of weather; clear days with
 * snow are the rarest. Also adds what `addExtremes` adds.
 */
export const addManyFeeds = (
  pool: pg.Pool,
  feedId: string,
  numbers: ExtremeNumbers & { feeds: number; authors: number },
): Promise<Extremes> =>
  insertInBulk(pool, tables, (client) =>
    withoutIndexes(client, tables, async () => {
      await insertAccounts(client, { named: '글쓴이', at: 'here', count: numbers.authors, deletedAt: null })
      await insertCopies(client, feedId, numbers)
      await insertLikesOfMany(client)
      return insertExtremes(client, numbers)
    }),
  )

async function insertExtremes(client: pg.PoolClient, { departed, likes }: ExtremeNumbers): Promise<Extremes> {
  await insertAccounts(client, { named: '떠난이', at: 'gone', count: departed, deletedAt: new Date() })
  await insertFeedsOfDeparted(client, departed)
  await insertMissingReactions(client)
  const liker = newId<UserId>()
  await client.query(
    `insert into users (id, email, email_key, name, created_at) values ($1, 'liker@here', 'liker@here', '다좋아', now())`,
    [liker],
  )
  await client.query('select move_user_count(1)')
  await client.query(
    `with liked as (
       insert into feed_likes (feed_id, user_id, created_at)
       select id, $1, now() from feeds order by md5(id::text) limit $2::integer
       returning feed_id)
     update feed_reactions set like_count = like_count + 1 from liked where feed_reactions.feed_id = liked.feed_id`,
    [liker, likes],
  )
  const { rows } = await client.query<{ author: UserId }>(
    'select user_id as author from profiles order by feed_count desc, user_id limit 1',
  )
  return { liker, author: rows[0]?.author ?? liker }
}

interface Accounts {
  named: string
  /** The domain of their email addresses. */
  at: string
  count: number
  deletedAt: Date | null
}

/** Inserts accounts that signed up one after the other, a day ago, as real ones do: neighbours share blocks. */
async function insertAccounts(client: pg.PoolClient, { named, at, count, deletedAt }: Accounts) {
  await client.query(
    `with added as (
       insert into users (id, email, email_key, name, created_at, deleted_at)
       select gen_random_uuid(), n || '@' || $1, n || '@' || $1, $2 || n, now() - interval '1 day' - ($4 - n) * interval '1 second',
         $3::timestamptz
       from generate_series(1, $4::integer) as n
       returning id)
     insert into profiles (user_id, created_at) select id, now() from added`,
    [at, named, deletedAt, count],
  )
  await client.query('select move_user_count($1)', [count])
}

/**
 * Lets each account with an address `…@gone` post a feed at the time, and in the weather, of another feed. The ids of
 * both differ in their ends only, so that feeds of departed authors are spread evenly in every order.
 */
async function insertFeedsOfDeparted(client: pg.PoolClient, departed: number) {
  await client.query(
    `insert into feeds (id, author_id, content, content_key, weather_id, weather, ootds, sky_status, precipitation_type,
       search_tokens, like_count, created_at, updated_at)
     select (left(feeds.id::text, 32) || 'dead')::uuid, gone.id, '떠난 날', '떠난 날', weather_id, weather, ootds, sky_status, precipitation_type,
       '{떠,난,날,떠난}', like_count, feeds.created_at, now()
     from (select id, row_number() over (order by id) as n from users where email_key like '%@gone') as gone
       join (select *, row_number() over (order by md5(id::text)) as n from feeds where id::text not like '%dead') as feeds
         using (n)`,
  )
  await client.query(`update profiles set feed_count = 1 from users where id = user_id and email_key like '%@gone'`)
  await client.query(
    `insert into feed_counts (shard, count, hidden) values (0, $1, $1)
     on conflict (shard) do update set count = feed_counts.count + $1, hidden = feed_counts.hidden + $1`,
    [departed],
  )
}

async function insertCopies(
  client: pg.PoolClient,
  feedId: string,
  { feeds, authors }: { feeds: number; authors: number },
) {
  await client.query(
    `insert into feeds (id, author_id, content, content_key, weather_id, weather, ootds, sky_status, precipitation_type,
       search_tokens, like_count, created_at, updated_at)
     select gen_random_uuid(), authors.id, content, content_key, weather_id, weather, ootds,
       case when n % 100 < 50 then 'CLEAR' when n % 100 < 75 then 'CLOUDY' else 'MOSTLY_CLOUDY' end,
       case when n % 100 < 80 then 'NONE' when n % 100 < 98 then 'RAIN' when n % 1000 < 999 then 'SHOWER' else 'SNOW' end,
       search_tokens, 1 + n::bigint * 7919 % 500, feeds.created_at - n * interval '1 minute', updated_at
     from generate_series(1, $2::integer) as n
       join (select id, row_number() over (order by id) as place from users where email_key like '%@here') as authors
         on authors.place = 1 + floor($3::integer * power((n::bigint * 7907 % 10007) / 10007.0, 3))::integer
       cross join feeds
     where feeds.id = $1`,
    [feedId, feeds, authors],
  )
  await client.query(
    `update profiles set feed_count = posted.count
     from (select author_id, count(*) from feeds group by author_id) as posted where user_id = author_id`,
  )
  await client.query('update feed_counts set count = count + $1 where shard = (select min(shard) from feed_counts)', [
    feeds,
  ])
}

/**
 * Inserts a like for every third feed, by one user after the other. If all likes were of one person, PostgreSQL's
 * statistics would make it expect that every user likes very many feeds.
 */
const insertLikesOfMany = (client: pg.PoolClient) =>
  client.query(
    // The number of people is a value of its own: as a column of `people`, it would keep PostgreSQL from a hash join.
    `insert into feed_likes (feed_id, user_id, created_at)
     select feeds.id, people.id, now()
     from (select id, row_number() over (order by id) as n from feeds) as feeds
       join (select id, row_number() over (order by id) as n from users where email_key like '%@here') as people
         on people.n = 1 + feeds.n % (select count(*) from users where email_key like '%@here')
     where feeds.n % 3 = 0`,
  )

import type { UserId } from '@otday/contract'
import type pg from 'pg'
import { newId } from '#platform/ids.ts'

export interface Extremes {
  /** The user who likes most feeds. */
  liker: UserId
  /** The user who posted most feeds. */
  author: UserId
}

/**
 * Adds `departed` deleted accounts with a feed each, and a user who likes `likes` feeds; vacuums the changed tables.
 */
export async function addExtremes(
  pool: pg.Pool,
  { departed, likes }: { departed: number; likes: number },
): Promise<Extremes> {
  await pool.query(
    `with gone as (
       insert into users (id, email, email_key, name, created_at)
       select gen_random_uuid(), n || '@gone', n || '@gone', '떠난이' || n, now() from generate_series(1, $1::integer) as n
       returning id)
     insert into profiles (user_id, created_at, feed_count) select id, now(), 1 from gone`,
    [departed],
  )
  for (let from = 0; from < departed; from += accountsAtOnce) await postAndLeave(pool, [from, from + accountsAtOnce])
  await pool.query(
    'insert into feed_counts (shard, count) values (0, $1) on conflict (shard) do update set count = feed_counts.count + $1',
    [departed],
  )
  const liker = newId<UserId>()
  await pool.query(
    `insert into users (id, email, email_key, name, created_at) values ($1, 'liker@here', 'liker@here', '다좋아', now())`,
    [liker],
  )
  await pool.query(
    `insert into feed_likes (feed_id, user_id, created_at)
     select id, $1, now() from feeds order by md5(id::text) limit $2::integer`,
    [liker, likes],
  )
  // Other users like feeds, too. If all likes were of one person, PostgreSQL's statistics would make it expect that
  // every user likes very many feeds.
  await pool.query(
    `insert into feed_likes (feed_id, user_id, created_at)
     select feeds.id, people.id, now()
     from (select id, row_number() over (order by id) as n from feeds) as feeds
       join (select id, row_number() over (order by id) as n, count(*) over () as many from users
         where email_key like '%@here') as people on people.n = 1 + feeds.n % people.many
     where feeds.n % 3 = 0 on conflict do nothing`,
  )
  await pool.query('vacuum (analyze) users, profiles, feeds, feed_reactions, feed_likes')
  // The table's sixteen rows were updated twenty thousand times in a moment, which left many dead rows. A real table
  // does not have these, so they are removed.
  await pool.query('vacuum (full, analyze) feed_counts')
  const { rows } = await pool.query<{ author: UserId }>(
    'select user_id as author from profiles order by feed_count desc, user_id limit 1',
  )
  return { liker, author: rows[0]?.author ?? liker }
}

/**
 * Most accounts that one statement handles: it locks each of them, and PostgreSQL can hold a few thousand locks.
 */
const accountsAtOnce = 1000

/**
 * Lets the accounts number `from` + 1 to `to` among those with an address `…@gone` post a feed each, then marks them as
 * deleted.
 */
async function postAndLeave(pool: pg.Pool, [from, to]: readonly [from: number, to: number]) {
  const gone = `(select id, row_number() over (order by id) as n from users where email_key like '%@gone')`
  await pool.query(
    `insert into feeds (id, author_id, content, content_key, weather_id, weather, ootds, sky_status, precipitation_type,
       search_tokens, like_count, created_at, updated_at)
     select gen_random_uuid(), gone.id, '떠난 날', '떠난 날', weather_id, weather, ootds, sky_status, precipitation_type,
       '{떠,난,날,떠난}', like_count, feeds.created_at, now()
     from ${gone} as gone
       join (select *, row_number() over (order by id) as n from feeds order by id limit $2::integer) as feeds using (n)
     where n > $1::integer and n <= $2::integer`,
    [from, to],
  )
  await pool.query(
    `update users set deleted_at = now() from ${gone} as gone where users.id = gone.id and n > $1 and n <= $2`,
    [from, to],
  )
}

/**
 * Adds `feeds` copies of a feed by `authors` users, some of whom post much, in all kinds of weather; clear days with
 * snow are the rarest.
 */
export async function copyFeed(
  pool: pg.Pool,
  feedId: string,
  { feeds, authors }: { feeds: number; authors: number },
): Promise<void> {
  await pool.query(
    `insert into users (id, email, email_key, name, created_at)
     select gen_random_uuid(), n || '@here', n || '@here', '글쓴이' || n, now() from generate_series(1, $1::integer) as n`,
    [authors],
  )
  await pool.query(
    `insert into feeds (id, author_id, content, content_key, weather_id, weather, ootds, sky_status, precipitation_type,
       search_tokens, like_count, created_at, updated_at)
     select gen_random_uuid(), authors.id, content, content_key, weather_id, weather, ootds,
       case when n % 100 < 50 then 'CLEAR' when n % 100 < 75 then 'CLOUDY' else 'MOSTLY_CLOUDY' end,
       case when n % 100 < 80 then 'NONE' when n % 100 < 98 then 'RAIN' when n % 1000 < 999 then 'SHOWER' else 'SNOW' end,
       search_tokens, n::bigint * 7919 % 500, feeds.created_at - n * interval '1 minute', updated_at
     from generate_series(1, $2::integer) as n
       join (select id, row_number() over (order by id) as place from users where email_key like '%@here') as authors
         on authors.place = 1 + floor($3::integer * power((n::bigint * 7907 % 10007) / 10007.0, 3))::integer
       cross join feeds
     where feeds.id = $1`,
    [feedId, feeds, authors],
  )
  await pool.query(
    `insert into profiles (user_id, created_at, feed_count)
     select author_id, now(), count(*) from feeds where id <> $1 group by author_id`,
    [feedId],
  )
  await pool.query('update feed_counts set count = count + $1 where shard = (select min(shard) from feed_counts)', [
    feeds,
  ])
}

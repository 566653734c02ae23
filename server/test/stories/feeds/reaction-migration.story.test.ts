import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, readMigrations } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { openSpareDatabase } from '../../kit/story-databases.ts'

/**
 * Tests of the migration that fills `feed_reactions` from the feeds of the previous version, while that version still
 * writes.
 */

const steps = readMigrations()
const indexOf = (name: string) => steps.findIndex((step) => step.name.includes(name))
const [before, fill] = [indexOf('0057'), indexOf('fill-reactions')]

async function openOld(feeds: number) {
  const { database, dispose } = await openSpareDatabase()
  onTestFinished(dispose)
  const { pool } = database
  await migrate(pool, steps.slice(0, before))
  const author = await addAuthor(pool, feeds)
  return { pool, author, ids: await addFeeds(pool, author, feeds) }
}

async function addAuthor(pool: pg.Pool, feeds: number): Promise<string> {
  const id = newId()
  await pool.query(
    'insert into users (id, email, email_key, name, created_at) values ($1, $2::text, $2::text, $2::text, now())',
    [id, id],
  )
  await pool.query('insert into profiles (user_id, created_at, feed_count) values ($1, now(), $2)', [id, feeds])
  return id
}

async function addFeeds(pool: pg.Pool, author: string, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into feeds (id, author_id, content, content_key, weather_id, weather, ootds, sky_status, precipitation_type,
       search_tokens, like_count, comment_count, created_at, updated_at)
     select gen_random_uuid(), $1, '오늘', '오늘', gen_random_uuid(), '{}', '[]', 'CLOUDY', 'RAIN', '{}', n % 7, n % 3, now(), now()
     from generate_series(1, $2::integer) as n returning id`,
    [author, count],
  )
  await pool.query(
    'insert into feed_counts (shard, count) values (0, $1) on conflict (shard) do update set count = feed_counts.count + $1',
    [count],
  )
  return rows.map(({ id }) => id)
}

/** Changes the counts of a feed as the previous version does: in the table `feeds`. */
const count = (client: Pick<pg.Pool, 'query'>, id: string | undefined, likes: number, comments = 0) =>
  client.query('update feeds set like_count = like_count + $2, comment_count = comment_count + $3 where id = $1', [
    id,
    likes,
    comments,
  ])

async function reactionsTo(pool: pg.Pool, id: string | undefined) {
  const { rows } = await pool.query(
    'select like_count as likes, comment_count as comments, content_key as text from feed_reactions where feed_id = $1',
    [id],
  )
  return rows[0]
}

/**
 * Returns the feeds whose row in `feeds`, which the previous version writes, differs from their row in
 * `feed_reactions`.
 */
async function different(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select feeds.id from feeds left join feed_reactions reactions on reactions.feed_id = feeds.id
     where (feeds.author_id, feeds.sky_status, feeds.precipitation_type, feeds.like_count, feeds.comment_count, feeds.content_key)
       is distinct from (reactions.author_id, reactions.sky_status, reactions.precipitation_type, reactions.like_count,
         reactions.comment_count, reactions.content_key)`,
  )
  return rows
}

test('the migration gives existing feeds their reaction rows in steps, and resumes after an interruption', async () => {
  const { pool, author } = await openOld(2500)
  await migrate(pool, steps.slice(0, fill))
  const { rows } = await pool.query<{ place: string }>(steps[fill]?.sql ?? '', [null])
  expect(rows).toHaveLength(1)
  expect((await pool.query('select from feed_reactions')).rowCount).toBe(1000)
  await addFeeds(pool, author, 3)
  expect((await pool.query('select from feed_reactions')).rowCount).toBe(1003)
  await migrate(pool, steps)
  expect((await pool.query('select from feed_reactions')).rowCount).toBe(2503)
  expect(await different(pool)).toEqual([])
})

test('like and comment counts that the previous version writes around the migration are in the reaction rows', async () => {
  const { pool, ids } = await openOld(3)
  await migrate(pool, steps.slice(0, fill))
  await count(pool, ids[0], 5, 1)
  const amid = await pool.connect()
  await amid.query('begin')
  await count(amid, ids[1], 4)
  const filling = migrate(pool, steps)
  const waiting = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
      )
    ).rowCount
  await expect.poll(waiting).toBeGreaterThan(0)
  await amid.query('commit')
  amid.release()
  await filling
  await count(pool, ids[2], 1, 1)
  expect(await different(pool)).toEqual([])
  expect(await reactionsTo(pool, ids[1])).toMatchObject({ likes: 6 })
})

test('a like given by the new version can be removed by the previous version', async () => {
  const { pool, ids } = await openOld(7)
  await migrate(pool, steps)
  const [id] = (await pool.query<{ id: string }>('select id from feeds where like_count = 0')).rows.map((row) => row.id)
  expect(ids).toContain(id)
  await pool.query('update feed_reactions set like_count = like_count + 1 where feed_id = $1', [id])
  await count(pool, id, -1)
  expect(await reactionsTo(pool, id)).toMatchObject({ likes: 0 })
  expect(await different(pool)).toEqual([])
})

test('a changed feed text is copied to the reaction row of the feed, which the search reads', async () => {
  const { pool, ids } = await openOld(1)
  await migrate(pool, steps)
  await pool.query(`update feeds set content_key = '내일' where id = $1`, [ids[0]])
  expect(await reactionsTo(pool, ids[0])).toMatchObject({ text: '내일' })
})

test('feeds of a deleted account are hidden until it returns and no longer counted once it is removed', async () => {
  const { pool, author } = await openOld(4)
  const gone = await addAuthor(pool, 2)
  await addFeeds(pool, gone, 2)
  await pool.query('update users set deleted_at = now() where id = $1', [gone])
  await migrate(pool, steps)
  const shown = async () =>
    (await pool.query('select sum(count - hidden)::integer as shown from feed_counts')).rows[0].shown
  expect(await shown()).toBe(4)
  const leave = (id: string) => pool.query('update users set deleted_at = now() where id = $1', [id])
  await leave(author)
  expect(await shown()).toBe(0)
  await pool.query('update users set deleted_at = null where id = $1', [author])
  expect(await shown()).toBe(4)
  // The following statements do what the removal of an account does: they delete its feeds, lower their count and
  // delete its profile.
  await pool.query('delete from feeds where author_id = $1', [gone])
  await pool.query('update feed_counts set count = count - 2 where shard = 0')
  await pool.query('delete from profiles where user_id = $1', [gone])
  expect(await shown()).toBe(4)
})

import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, readMigrations } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { openSpareDatabase } from '../../kit/story-databases.ts'

/** Tests of the migration that hides likes, comments and follows of accounts that left before it. */

const steps = readMigrations()
const before = steps.findIndex(({ name }) => name.startsWith('0060'))
const marking = steps.findIndex(({ name }) => name.includes('mark-hidden-rows'))

/** Opens a database in which the first `applied` migrations have been applied. */
async function openOld(applied = before) {
  const { database, dispose } = await openSpareDatabase()
  onTestFinished(dispose)
  const { pool } = database
  await migrate(pool, steps.slice(0, applied))
  return pool
}

/** Makes accounts with profiles that count `follows` followers and followings, and returns their ids. */
async function addPeople(pool: pg.Pool, count: number, follows: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId()).toSorted()
  await pool.query(
    `insert into users (id, email, email_key, name, created_at)
     select id, id::text, id::text, '사람', now() from unnest($1::uuid[]) as id`,
    [ids],
  )
  await pool.query(
    `insert into profiles (user_id, created_at, follower_count, following_count)
     select id, now(), $2, $2 from unnest($1::uuid[]) as id`,
    [ids, follows],
  )
  return ids
}

/** Makes an account that follows all of these people, and is followed by them, and has left. */
async function addDeparted(pool: pg.Pool, people: readonly string[]): Promise<string> {
  const [id = ''] = await addPeople(pool, 1, people.length)
  for (const [follower, followee] of [
    ['$1', 'id'],
    ['id', '$1'],
  ])
    await pool.query(
      `insert into follows (id, follower_id, followee_id, created_at)
       select gen_random_uuid(), ${follower}::uuid, ${followee}::uuid, now() from unnest($2::uuid[]) as id`,
      [id, people],
    )
  await pool.query('update users set deleted_at = now() where id = $1', [id])
  return id
}

/** Returns how many connections to the database wait for locks. */
const waiting = async (pool: pg.Pool) =>
  (
    await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
    )
  ).rowCount

const unmarked = async (pool: pg.Pool, id: string) =>
  (
    await pool.query(
      `select from follows where (follower_id = $1 and is_follower_hidden is null)
         or (followee_id = $1 and is_followee_hidden is null)`,
      [id],
    )
  ).rowCount

/** Returns the different pairs of numbers of hidden followers and followings in profiles. */
async function hiddenCounts(pool: pg.Pool, ids: readonly string[]): Promise<number[][]> {
  const { rows } = await pool.query<{ counts: number[] }>(
    'select distinct array[hidden_followers, hidden_followings] as counts from profiles where user_id = any($1)',
    [ids],
  )
  return rows.map(({ counts }) => counts)
}

test('the migration hides the rows of accounts that left, step by step, and resumes after an interruption', async () => {
  const pool = await openOld()
  const people = await addPeople(pool, 700, 2)
  const gone = [await addDeparted(pool, people), await addDeparted(pool, people)]
  const [stayed = ''] = await addPeople(pool, 1, 0)
  await migrate(pool, steps.slice(0, marking))
  expect(await unmarked(pool, gone[0] ?? '')).toBe(1400)
  const step = (place: string | null) => pool.query<{ place: string }>(steps[marking]?.sql ?? '', [place])
  await step(null)
  const left = await Promise.all(gone.map((id) => unmarked(pool, id)))
  expect(left).toEqual([400, 1400])
  await migrate(pool, steps)
  expect(await Promise.all(gone.map((id) => unmarked(pool, id)))).toEqual([0, 0])
  expect(await hiddenCounts(pool, people)).toEqual([[2, 2]])
  expect(await hiddenCounts(pool, [...gone, stayed])).toEqual([[0, 0]])
})

test('the migration leaves rows to the running version where that is still hiding them', async () => {
  const pool = await openOld()
  const people = await addPeople(pool, 3, 1)
  await migrate(pool, steps.slice(0, marking))
  const id = await addDeparted(pool, people)
  await pool.query('update users set is_settling = true where id = $1', [id])
  await pool.query('update follows set is_follower_hidden = null, is_followee_hidden = null')
  await pool.query('update profiles set hidden_followers = 0, hidden_followings = 0')
  await migrate(pool, steps)
  expect(await unmarked(pool, id)).toBe(6)
  expect(await hiddenCounts(pool, people)).toEqual([[0, 0]])
})

test('the migration waits for an account that is returning, and then leaves its rows shown', async () => {
  const pool = await openOld()
  const people = await addPeople(pool, 5, 1)
  const id = await addDeparted(pool, people)
  await migrate(pool, steps.slice(0, marking))
  const returning = await pool.connect()
  await returning.query('begin')
  await returning.query('update users set deleted_at = null where id = $1', [id])
  const migrated = migrate(pool, steps)
  await expect.poll(() => waiting(pool)).toBeGreaterThan(0)
  await returning.query('commit')
  returning.release()
  await migrated
  expect(await unmarked(pool, id)).toBe(10)
  expect(await hiddenCounts(pool, people)).toEqual([[0, 0]])
})

const indexBuilds = [
  ['0059-sought-rows.sql', 'users', 'update users set name = name'],
  ['0063-retention-indexes.sql', 'outfits_shown', 'delete from outfits_shown'],
] as const
test.each(indexBuilds)(
  'writes go on while the migration %s builds an index, and it can be applied again',
  async (name, table, write) => {
    const found = steps.findIndex((step) => step.name === name)
    const pool = await openOld(found)
    await addPeople(pool, 1, 0)
    const writing = await pool.connect()
    await writing.query('begin')
    await writing.query(`lock table ${table} in row exclusive mode`)
    const migrated = migrate(pool, steps.slice(0, found + 1))
    await expect.poll(() => waiting(pool)).toBeGreaterThan(0)
    await pool.query(`set lock_timeout = '5s'; ${write}; reset lock_timeout`)
    await writing.query('commit')
    writing.release()
    expect(await migrated).toEqual([name])
    await pool.query('delete from schema_migrations where name = $1', [name])
    expect(await migrate(pool, steps.slice(0, found + 1))).toEqual([name])
    const invalid = await pool.query('select from pg_index where not indisvalid')
    expect(invalid.rowCount).toBe(0)
  },
)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '#platform/db/index.ts'
import { job } from '#platform/jobs/index.ts'
import { enqueueWaiting } from '#platform/jobs/enqueue-waiting.ts'
import { fillDatabase, openPostgresSource, requireRows } from '../../../src/archive/index.ts'
import { garment, post, write } from '../../kit/fixtures.ts'
import { openSpareDatabase, type SpareDatabase } from '../../kit/story-databases.ts'
import { eachStoryHasNewUsers, testApp, 민지, 하니 } from '../../kit/story-users.ts'

eachStoryHasNewUsers()
let spare: SpareDatabase
beforeAll(async () => {
  spare = await openSpareDatabase()
})
afterAll(() => spare.dispose())

const awkward = 'tab\t, line\nfeed\r\n, \\N and \\. and \\\\, "quotes", ‘따옴표’ 👕'
const rowsIn = async ({ database: { pool } }: Pick<SpareDatabase, 'database'>, table: string) =>
  (await pool.query(`select * from ${table} order by 1`)).rows

test('a copy of a database has the same rows, jobs and triggers, and its check finds a changed row', async () => {
  const feed = await post(하니, { content: awkward, clothes: [await garment(하니, '흰 셔츠')] })
  await write(testApp, 하니, 민지, awkward)
  await testApp.app.jobs.enqueue(testApp.database.db, job<object>()('account-notice'), { event: awkward }, 3600)
  await 민지.likes.create({ params: { feedId: feed.id } })
  const { pool } = spare.database
  const source = await openPostgresSource(testApp.database.pool)
  const digests = await fillDatabase(pool, source)
  await enqueueWaiting(pool, await source.jobs())
  await source.close()
  await requireRows(pool, source.tables, digests)

  const tables = (await rowsIn(spare, 'pg_tables')).filter(({ schemaname }) => schemaname === 'public')
  // Tables that are not copied, because their rows have a meaning in their own database alone.
  const left = ['schema_migrations', 'session_changes']
  expect([...digests.keys()].toSorted()).toEqual(
    tables
      .map(({ tablename }) => String(tablename))
      .filter((name) => !left.includes(name))
      .toSorted(),
  )
  for (const table of ['users', 'feed_counts', 'direct_messages', 'clothes', 'images', 'worn_days', 'worn_sums'])
    expect(await rowsIn(spare, table)).toEqual(await rowsIn(testApp, table))
  // Ids of transactions (`likes_rose_in`) are not copied, because on another server they could be those of future
  // transactions.
  expect((await rowsIn(testApp, 'feed_reactions')).filter((feed) => feed.likes_rose_in !== null)).toHaveLength(1)
  expect((await rowsIn(spare, 'feed_reactions')).filter((feed) => feed.likes_rose_in !== null)).toEqual([])
  const waiting = await rowsIn(
    spare,
    `(select data from pgboss.job where name = 'account-notice' and start_after > now() + interval '59 minutes') jobs`,
  )
  expect(waiting).toEqual([{ data: { event: awkward } }])
  await expect(pool.query('delete from audit_entries')).rejects.toThrow('never changed')

  await pool.query(`update direct_messages set content = 'another'`)
  await expect(requireRows(pool, source.tables, digests)).rejects.toThrow('unequal: direct_messages')
})

test('a row written while a copy is read is not in the copy', async () => {
  const source = await openPostgresSource(testApp.database.pool)
  const late = await testApp.signUp('늦둥이')
  const users = source.tables.find(({ name }) => name === 'users')
  let text = ''
  for await (const chunk of source.rows(users ?? { name: '', columns: [] })) text += Buffer.from(chunk).toString()
  await source.close()
  expect(text).toContain(하니.id)
  expect(text).not.toContain(late.id)
})

test('a copy continues sequences, recomputes generated columns and accepts rows that migrations insert', async () => {
  const migrations = [
    ...readMigrations(),
    {
      name: '9999-numbered.sql',
      sql: `create table numbered (id bigint generated always as identity primary key, twice bigint generated always as (id * 2) stored);
        insert into numbered default values; insert into numbered default values`,
    },
  ]
  const [one, other] = [await openSpareDatabase(), await openSpareDatabase()]
  try {
    await migrate(one.database.pool, migrations)
    await one.database.pool.query('insert into numbered default values')
    const source = await openPostgresSource(one.database.pool)
    const digests = await fillDatabase(other.database.pool, source, migrations)
    await source.close()
    await requireRows(other.database.pool, source.tables, digests)
    const { rows } = await other.database.pool.query('insert into numbered default values returning *')
    expect(rows).toEqual([{ id: 4, twice: 8 }])
    await expect(fillDatabase(spare.database.pool, source)).rejects.toThrow('newer: 9999-numbered.sql')
  } finally {
    await one.dispose()
    await other.dispose()
  }
})

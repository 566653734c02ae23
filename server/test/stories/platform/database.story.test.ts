import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { afterCommit, inTransaction, migrate, readMigrations } from '#platform/db/index.ts'
import { openTestApp, useTestApp } from '../../kit/test-app.ts'

const testApp = useTestApp({ LOG_LEVEL: 'error' })

test('running the migrations on a migrated database applies none', async () => {
  expect(await migrate(testApp.database.pool)).toEqual([])
})

test('a migration that fails leaves nothing behind', async () => {
  const broken = { name: '9999-broken.sql', sql: 'create table half (id integer); select no_such_function()' }
  await expect(migrate(testApp.database.pool, [...readMigrations(), broken])).rejects.toThrow('9999-broken.sql')
  const { rows } = await testApp.database.pool.query("select to_regclass('half') as half")
  expect(rows[0].half).toBeNull()
  expect(await migrate(testApp.database.pool)).toEqual([])
})

test('a program older than its database does not start on it', async () => {
  await expect(migrate(testApp.database.pool, readMigrations().slice(0, 1))).rejects.toThrow('newer than this program')
})

test('afterCommit effects run after the commit and not after a rollback', async () => {
  const { db } = testApp.database
  const sent: string[] = []
  await inTransaction(db, async (tx) => {
    afterCommit(tx, () => void sent.push('kept'))
    expect(sent).toEqual([])
  })
  const failing = inTransaction(db, async (tx) => {
    afterCommit(tx, () => void sent.push('lost'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(sent).toEqual(['kept'])
})

test('a failing afterCommit effect is logged and neither repeats nor fails the transaction', async () => {
  const { db } = testApp.database
  const done: string[] = []
  const result = await inTransaction(db, async (tx) => {
    done.push('work')
    afterCommit(tx, () => {
      throw Object.assign(new Error('the effect fails'), { code: '40001' })
    })
    afterCommit(tx, async () => void done.push('effect'))
    return 'committed'
  })
  expect([result, ...done]).toEqual(['committed', 'work', 'effect'])
  expect(testApp.log.join('')).toMatch(/"message":"the effect fails".*an effect after a commit failed/)
})

test('a transaction that fails to serialize is retried, and its afterCommit effect runs once', async () => {
  const done: string[] = []
  await inTransaction(testApp.database.db, async (tx) => {
    done.push('work')
    afterCommit(tx, () => void done.push('effect'))
    if (done.length < 3) throw Object.assign(new Error('no'), { code: '40001' })
  })
  expect(done).toEqual(['work', 'work', 'work', 'effect'])
})

test('dates and times come back from the database as stored, and Korean sorts by code point', async () => {
  const { rows } = await testApp.database.pool.query(
    `select '2026-02-29'::text as leap, date '2028-02-29' as day, timestamptz '2026-11-20T12:34:56.789+09:00' as at,
      (select array_agg(word order by word collate "C") from unnest(array['하','가','b','A','나']) as word) as words`,
  )
  expect(rows[0]).toMatchObject({
    day: '2028-02-29',
    at: new Date('2026-11-20T03:34:56.789Z'),
    words: ['A', 'b', '가', '나', '하'],
  })
})

test('a row lock taken against the order of layers.cjs makes closing the test app fail', async () => {
  const own = await openTestApp()
  await inTransaction(own.database.db, async (tx) => {
    await sql`select user_id from profiles for update`.execute(tx)
    await sql`select id from users for no key update`.execute(tx)
  })
  await expect(own.close()).rejects.toThrow('profiles (update) is locked before users (no key update)')
})

import type { DefinitionId, ImageId, UserId } from '@otday/contract'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { unhashedAfter } from '../../../src/files/queries.ts'
import { ownersOfMany } from '../../../src/idempotency/queries.ts'
import { receiversOfAttribute } from '../../../src/notifications/queries-attribute-news.ts'
import { daysOn, removeOldWeather } from '../../../src/weather/queries.ts'
import { buffersOfAll } from '../../kit/buffers.ts'
import { noting } from '../../kit/statements.ts'
import { useTestApp } from '../../kit/test-app.ts'

/** Tests that what runs by itself finds its rows by an index, however many other rows a table has. */

const testApp = useTestApp()
const many = 20_000
const nobody = '00000000-0000-0000-0000-000000000000'
const definitionId = newId<DefinitionId>()

beforeAll(async () => {
  const { pool } = testApp.database
  await pool.query(
    `insert into users (id, email, email_key, name, created_at)
     select id, id::text, id::text, '사람', now() from (select gen_random_uuid() as id from generate_series(1, $1)) as made`,
    [many],
  )
  for (const table of ['notifications', 'read_notifications'])
    await pool.query(
      `insert into ${table} (id, receiver_id, ${table === 'notifications' ? 'seq,' : 'read_at,'} kind, level, title, content, event_key, created_at)
       select gen_random_uuid(), id, ${table === 'notifications' ? '1,' : 'now(),'} case when n <= 30 then 'attribute.saved' else 'follow.created' end,
         'INFO', '', '', case when n <= 30 then $1 else 'follow.created:' || id end, now()
       from (select id, row_number() over () as n from users) as person`,
      [`attribute.saved:${definitionId}`],
    )
  await pool.query(
    `insert into idempotency_keys (owner, route, key, request_id, fingerprint, status, body, created_at)
     select id::text, 'POST /api/feeds', id::text, id, 'x', 201, repeat('x', 400), now() from users`,
  )
  await pool.query(
    `insert into images (id, owner_id, kind, width, height, thumbhash, bytes, look_hash, created_at)
     select gen_random_uuid(), id, 'clothes', 1, 1, '', 1, repeat('0', 16), now() from users`,
  )
  await pool.query(
    `insert into weathers (id, nx, ny, forecast_date, forecast, fetched_at)
     select gen_random_uuid(), n % 100, n / 100, current_date, '{}', now() from generate_series(1, $1) as n`,
    [many],
  )
  await pool.query('vacuum (analyze) notifications, read_notifications, idempotency_keys, images, weathers')
})

/** Returns the number of blocks that the statements of `work` that contain a text read. */
async function cost(work: (db: Db) => Promise<unknown>, only = ''): Promise<number> {
  const { db, statements } = noting(testApp.database)
  await work(db)
  const counted = statements.filter(({ sql }) => sql.includes(only))
  expect(counted.length).toBeGreaterThan(0)
  return buffersOfAll(testApp.database.pool, counted)
}

test('the hourly sweep of idempotency keys reads a sample of them, and none of the others', async () => {
  expect(await ownersOfMany(testApp.database.db)).toEqual([])
  // Some 160 of the keys are sampled, each on a block of its own; all keys fill more than a thousand blocks.
  expect(await cost(ownersOfMany)).toBeLessThanOrEqual(220)
})

test('people with a notification of a deleted attribute are found a page at a time, by its index', async () => {
  const { db } = testApp.database
  const found: UserId[] = []
  for (let after = nobody as UserId; ; ) {
    const page = await receiversOfAttribute(db, definitionId, { after, limit: 7 })
    expect(page.length).toBeLessThanOrEqual(7)
    found.push(...page)
    if (page.length === 0) break
    after = page.at(-1) as UserId
  }
  expect(found).toEqual([...new Set(found)].toSorted())
  const { rows } = await testApp.database.pool.query<{ count: number }>(
    `select count(distinct receiver_id)::integer from (select receiver_id, kind from notifications
       union all select receiver_id, kind from read_notifications) as all_of_them where kind = 'attribute.saved'`,
  )
  expect(found).toHaveLength(rows[0]?.count ?? 0)
  const first = { after: nobody as UserId, limit: 100 }
  expect(await cost((noted) => receiversOfAttribute(noted, definitionId, first))).toBeLessThanOrEqual(80)
})

test('pictures without a perceptual hash are looked for by reading a few blocks when there are none', async () => {
  expect(await cost((db) => unhashedAfter(db, nobody as ImageId, 1))).toBeLessThanOrEqual(5)
})

test('old days of weather, and those of a date, are found without reading the days of other dates', async () => {
  const sweep = (db: Db) => removeOldWeather(db, new Date())
  // The days of a month are looked up one by one, with two or three blocks each.
  expect(await cost(sweep, 'from "weathers"')).toBeLessThanOrEqual(100)
  expect(await cost((db) => daysOn(db, '2020-01-01'))).toBeLessThanOrEqual(10)
})

import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { beforeAll, expect, test } from 'vitest'
import { laundryOf } from '../../../src/laundry/queries.ts'
import { noting } from '../../kit/statements.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
const pieces = 500
const tenYears = 3650
/** Number of days after which a piece is worn again; on each day, a record wears 20 of the 500 pieces. */
const rotation = 25
/** The most database blocks (8 kB each) that the laundry may read for each piece of the closet. */
const mostBlocks = 4
let 하니: TestUser

beforeAll(async () => {
  하니 = await testApp.signUp('하니')
  const { pool } = testApp.database
  await pool.query(
    `insert into clothes (id, owner_id, name, type, created_at)
     select gen_random_uuid(), $1, '셔츠 ' || n, 'TOP', now() from generate_series(1, $2::integer) as n`,
    [하니.id, pieces],
  )
  await pool.query(
    `insert into worn_days (clothes_id, date, records, posts)
     select clothes.id, current_date - ago, 1, 0
     from generate_series($2::integer, 1, -1) as ago
     join (select id, row_number() over (order by id) as place from clothes where owner_id = $1) as clothes
       on (ago + place) % $3::integer = 0`,
    [하니.id, tenYears, rotation],
  )
  await pool.query(
    `insert into worn_sums (clothes_id, owner_id, days, last_day, recorded_days, last_recorded, posts)
     select clothes_id, $1, count(*), max(date), count(*), max(date), 0 from worn_days group by clothes_id`,
    [하니.id],
  )
  await pool.query(
    `insert into put_away (clothes_id, user_id, washed_on)
     select id, $1, current_date - (place * 7 % $2::integer)::integer
     from (select id, row_number() over (order by id) as place from clothes where owner_id = $1) as placed
     where place % 2 = 0`,
    [하니.id, tenYears],
  )
  await pool.query('vacuum (analyze) clothes, worn_days, worn_sums, put_away')
})

test.each([
  ['today', 0],
  ['yesterday, when the day has ended', -1],
])('the laundry query of %s reads at most four blocks per piece after ten years of wears', async (_, days) => {
  const { db, statements } = noting(testApp.database)
  const today = seoulDate(new Date())
  const rows = await laundryOf(db, 하니.id, today, daysAfter(today, days))
  expect(rows).toHaveLength(pieces)
  const [{ sql, parameters } = { sql: '', parameters: [] }] = statements
  const explained = await testApp.database.pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters])
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = explained.rows[0]['QUERY PLAN'][0].Plan
  expect((hit + read) / pieces).toBeLessThanOrEqual(mostBlocks)
})

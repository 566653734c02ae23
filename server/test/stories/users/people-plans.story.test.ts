import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { beforeAll, expect, test } from 'vitest'
import { createPaging, type Db } from '#platform/db/index.ts'
import { followers, followSummary } from '../../../src/follows/queries.ts'
import { followPage } from '../../../src/follows/queries-lists.ts'
import { namesOf, receiversOfNews } from '../../../src/notifications/queries-departures.ts'
import { fullInboxes } from '../../../src/notifications/queries-sweep.ts'
import { accountPage } from '../../../src/users/queries-list.ts'
import { removeOldWeather } from '../../../src/weather/queries.ts'
import { activeCells } from '../../../src/weather/queries-issues.ts'
import { aDay, administrator, newsDelivered, post } from '../../kit/fixtures.ts'
import { buffersOfAll } from '../../kit/buffers.ts'
import { noting } from '../../kit/statements.ts'
import { type TestUser, useTestApp } from '../../kit/test-app.ts'

/**
 * Tests of how much lists, totals and cleanups read in a database with many accounts, a large part of which are
 * deleted.
 */

const testApp = useTestApp()
const [departed, fans, fansWhoLeft] = [20_000, 4134, 400]
const rare = 'qz7w'
let 하니: TestUser
let 관리자: TestUser

beforeAll(async () => {
  ;[하니, 관리자] = [await testApp.signUp('하니'), await administrator(testApp, '관리자')]
  const { pool } = testApp.database
  await pool.query(
    `insert into users (id, email, email_key, name, created_at, deleted_at)
     select gen_random_uuid(), address, address, '사람', now() - n * interval '1 minute',
       case when n <= $1 then now() - interval '1 day' end
     from generate_series(1, $1::integer + $2::integer) as n,
       lateral (select case when n = $1::integer + $2::integer then $3 else md5(n::text) end || '@x.kr' as address) as made`,
    [departed, fans, rare],
  )
  await pool.query(
    `insert into profiles (user_id, created_at, nx, ny) select id, now(), null, null from users
     where id not in (select user_id from profiles)`,
  )
  // The newest of the deleted accounts (400) follow 하니, too.
  await pool.query(
    `insert into follows (id, follower_id, followee_id, created_at, is_follower_hidden)
     select gen_random_uuid(), id, $1, created_at, (deleted_at is not null) or null from (
       (select * from users where deleted_at is not null order by created_at desc limit $2)
       union all select * from users where deleted_at is null and name = '사람' limit $3) as fan`,
    [하니.id, fansWhoLeft, fans],
  )
  await pool.query('update profiles set follower_count = $2, hidden_followers = $3 where user_id = $1', [
    하니.id,
    fans,
    fansWhoLeft,
  ])
  await pool.query(
    `insert into sessions (id, user_id, rotated_at, expires_at, created_at)
     select gen_random_uuid(), id, now() - interval '10 days', now() + interval '4 days', now() from users
     where deleted_at is null`,
  )
  await pool.query(
    `insert into notification_inboxes select id, 1, case when email like $1 then 1001 else 1 end from users`,
    [`${rare}%`],
  )
  await pool.query(
    `insert into notifications (id, receiver_id, seq, kind, level, title, content, event_key, created_at)
     select gen_random_uuid(), id, 1, 'follow.created', 'INFO', '팔로우', '', 'follow.created:' || gen_random_uuid(), now()
     from users`,
  )
  await pool.query(
    'vacuum (analyze) users, profiles, follows, sessions, notifications, notification_inboxes, user_counts',
  )
})

const paging = createPaging(Buffer.from('a secret'))
/**
 * Returns the number of database blocks that the statements of `work` read; with `only`, just the statements that
 * contain this text.
 */
async function cost(work: (db: Db) => Promise<unknown>, only = ''): Promise<number> {
  const { db, statements } = noting(testApp.database)
  await work(db)
  const counted = statements.filter(({ sql }) => sql.includes(only))
  expect(counted.length).toBeGreaterThan(0)
  return buffersOfAll(testApp.database.pool, counted)
}
const listed = (query: Partial<Parameters<typeof accountPage>[2]>) => (db: Db) =>
  accountPage(
    db,
    paging,
    { sortBy: 'createdAt', sortDirection: 'DESCENDING', limit: 20, ...query },
    testApp.clock.now(),
  )

test('follow counts exclude followers who left, and are read from few blocks', async () => {
  expect(await 하니.follows.summary({ query: { userId: 하니.id } })).toMatchObject({
    followerCount: fans - fansWhoLeft,
  })
  expect(await cost((db) => followSummary(db, 관리자.id, 하니.id))).toBeLessThanOrEqual(50)
  const page = { limit: 20 }
  const list = (db: Db) =>
    followPage(db, paging, followers, { viewer: 관리자.id, userId: 하니.id, nameLike: undefined, page })
  expect((await list(testApp.database.db)).totalCount).toBe(fans - fansWhoLeft)
  expect(await cost(list, 'hidden_followers')).toBeLessThanOrEqual(50)
})

test('the account list total is correct for each role and lock filter, and is read from few blocks', async () => {
  const all = departed + fans + 2
  const totalOf = async (query: Parameters<typeof listed>[0]) =>
    (await listed({ ...query, limit: 1 })(testApp.database.db)).totalCount
  expect(await totalOf({})).toBe(all)
  expect(await totalOf({ roleEqual: 'USER' })).toBe(all - 1)
  expect(await totalOf({ roleEqual: 'USER', locked: false })).toBe(all - 1)
  expect(await cost(listed({ roleEqual: 'USER', locked: false }))).toBeLessThanOrEqual(60)
  await 관리자.users.lock({ params: { userId: 하니.id }, body: { locked: true } })
  expect(await totalOf({ roleEqual: 'USER', locked: false })).toBe(all - 2)
  expect(await totalOf({ locked: true })).toBe(1)
  await 관리자.users.lock({ params: { userId: 하니.id }, body: { locked: false } })
  하니 = await testApp.signIn(하니.email, 하니.password)
})

test('a rare word in an address is found by the index, in both sort orders', async () => {
  for (const word of [rare, rare.slice(0, 3), `${rare}@x`])
    expect((await listed({ emailLike: word })(testApp.database.db)).data.map(({ email }) => email)).toContain(
      `${rare}@x.kr`,
    )
  expect(await cost(listed({ emailLike: rare }))).toBeLessThanOrEqual(400)
  expect(await cost(listed({ emailLike: rare, sortBy: 'email' }))).toBeLessThanOrEqual(900)
  const { totalCount } = await listed({ emailLike: '@x.kr' })(testApp.database.db)
  expect(totalCount).toBeGreaterThan((departed + fans) * 0.95)
})

test('weather cells of recently active users are found without reading the sessions of all users', async () => {
  const lately = (db: Db) => activeCells(db, { active: new Date(Date.now() - 7 * 86_400_000), viewed: new Date() })
  const { db } = testApp.database
  const livesAt = (nx: number, email: string) =>
    db
      .updateTable('profiles')
      .set({ nx, ny: 127, longitude: 127, latitude: 37.5, locationNames: [] })
      .where('userId', 'in', db.selectFrom('users').select('id').where('email', '=', email))
      .execute()
  await livesAt(60, 하니.email)
  // This user signed in last ten days ago.
  await livesAt(61, `${rare}@x.kr`)
  expect(await lately(db)).toEqual([{ nx: 60, ny: 127 }])
  expect(await cost(lately)).toBeLessThanOrEqual(60)
})

test('notification inboxes above their limit are found without reading the other inboxes', async () => {
  expect(await fullInboxes(testApp.database.db, 10)).toHaveLength(1)
  expect(await cost((db) => fullInboxes(db, 10))).toBeLessThanOrEqual(10)
})

test('the receivers of notifications that name a leaving user are found by reading at most 20 blocks', async () => {
  const { db } = testApp.database
  await 하니.follows.create({ body: { followerId: 하니.id, followeeId: 관리자.id } })
  const names = await namesOf(db, 하니.id)
  await newsDelivered(testApp)
  expect(await receiversOfNews(db, names, 250)).toEqual([관리자.id])
  expect(await cost((noted) => receiversOfNews(noted, names, 250))).toBeLessThanOrEqual(20)
})

test('the weather sweep looks up posts by weather id, and keeps weather that a post uses', async () => {
  const { pool, db } = testApp.database
  // Of the days before the last month only some are looked at each night.
  const date = daysAfter(seoulDate(testApp.clock.now()), -45)
  const days: string[] = []
  for (let day = 0; day < 12; day++) days.push(await aDay(testApp, 'CLEAR', 'NONE', 12, date))
  const { id: model } = await post(하니)
  await pool.query(
    `insert into feeds select (jsonb_populate_record(feeds, jsonb_build_object('id', gen_random_uuid(), 'weather_id',
       case when n = 1 then $2::uuid else gen_random_uuid() end, 'picture_name', gen_random_uuid()))).*
     from feeds, generate_series(1, 1500) as n where feeds.id = $1`,
    [model, days[0]],
  )
  await pool.query('vacuum (analyze) feeds, weathers')
  expect(
    await cost((noted) => removeOldWeather(noted, testApp.clock.now()), 'delete from "weathers"'),
  ).toBeLessThanOrEqual(60)
  const left = await db.selectFrom('weathers').select('id').where('forecastDate', '=', date).execute()
  expect(left).toEqual([{ id: days[0] }])
})

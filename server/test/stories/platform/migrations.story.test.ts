import type { UserId } from '@otday/contract'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, readMigrations } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { openSpareDatabase } from '../../kit/story-databases.ts'
import { wrongSums } from '../../kit/worn-sums.ts'

async function openOld() {
  const { database, dispose } = await openSpareDatabase()
  onTestFinished(dispose)
  return database
}

test('FLT-28: every migration keeps the existing user row', async () => {
  const old = await openOld()
  const steps = readMigrations()
  await migrate(old.pool, steps.slice(0, 1))
  const person = [newId(), 'early@example.com', '처음', '2026-01-01T00:00:00Z']
  await old.pool.query(
    'insert into users (id, email, email_key, name, created_at) values ($1, $2::text, $2::text, $3, $4)',
    person,
  )
  const kept = async () => (await old.pool.query('select id, email, name, role, locked_at, created_at from users')).rows
  const before = await kept()
  for (let step = 2; step <= steps.length; step++) {
    expect(await migrate(old.pool, steps.slice(0, step))).toHaveLength(1)
    expect(await kept()).toEqual(before)
  }
})

test('PLACE-01: the migration replaces the weather id and rounds the weather of existing feeds', async () => {
  const old = await openOld()
  const steps = readMigrations()
  await migrate(
    old.pool,
    steps.slice(
      0,
      steps.findIndex(({ name }) => name.includes('public-weather')),
    ),
  )
  const [userId, cellId] = [newId(), newId()]
  await old.pool.query(
    `insert into users (id, email, email_key, name, created_at) values ($1, 'a', 'a', '하니', now())`,
    [userId],
  )
  const weather = {
    weatherId: cellId,
    skyStatus: 'CLOUDY',
    precipitation: { type: 'RAIN', amount: 13.7, probability: 65 },
    temperature: { current: 8.6, comparedToDayBefore: -1.2, min: -3.4, max: null },
    isSample: false,
  }
  const feeds = [weather, { ...weather, precipitation: { type: 'NONE', amount: null, probability: null } }]
  for (const each of feeds)
    await old.pool.query(
      `insert into feeds (id, author_id, content, content_key, weather_id, weather, ootds, sky_status,
        precipitation_type, search_tokens, created_at, updated_at)
      values ($1, $2, '오늘', '오늘', $3, $4, '[]', 'CLOUDY', 'RAIN', '{}', now(), now())`,
      [newId(), userId, cellId, JSON.stringify(each)],
    )
  await migrate(old.pool, steps)
  const { rows } = await old.pool.query('select weather, weather_id from feeds order by id')
  const temperature = { current: 9, comparedToDayBefore: null, min: -3, max: null }
  const coarse = { ...weather, weatherId: expect.any(String), temperature }
  expect(rows.map((row) => row.weather)).toEqual([
    { ...coarse, precipitation: { type: 'RAIN', amount: null, probability: 60 } },
    { ...coarse, precipitation: { type: 'NONE', amount: 0, probability: null } },
  ])
  expect(rows.map((row) => row.weather_id)).toEqual([cellId, cellId])
  expect(new Set([cellId, ...rows.map((row) => row.weather.weatherId)]).size).toBe(3)
})

test('MAIL-07: existing sessions get the sign-in provider if the account has one way in, else null', async () => {
  const old = await openOld()
  const steps = readMigrations()
  await migrate(
    old.pool,
    steps.slice(
      0,
      steps.findIndex(({ name }) => name.includes('email-changes')),
    ),
  )
  const people = [
    ['social', null, ['kakao']],
    ['two', null, ['google', 'kakao']],
    ['password', 'a hash', ['google']],
  ] as const
  for (const [name, hash, providers] of people) {
    const id = newId()
    await old.pool.query(
      `insert into users (id, email, email_key, name, password_hash, created_at) values ($1, $2::text, $2::text, $2::text, $3, now())`,
      [id, name, hash],
    )
    for (const provider of providers)
      await old.pool.query(
        'insert into oauth_identities (provider, subject, user_id, created_at) values ($1, $2::text, $2::uuid, now())',
        [provider, id],
      )
    await old.pool.query(
      `insert into sessions (id, user_id, rotated_at, expires_at, created_at)
      values ($1, $2, now(), now() + interval '1 day', now())`,
      [newId(), id],
    )
  }
  await migrate(old.pool, steps)
  const { rows } = await old.pool.query(
    'select name, opened_by from sessions join users on users.id = user_id order by name',
  )
  expect(rows).toEqual([
    { name: 'password', opened_by: null },
    { name: 'social', opened_by: 'kakao' },
    { name: 'two', opened_by: null },
  ])
})

test('the migration counts the days worn from existing wears and feeds', async () => {
  const old = await openOld()
  const steps = readMigrations()
  const uncounted = steps.findIndex(({ name }) => name.includes('worn-days'))
  await migrate(old.pool, steps.slice(0, uncounted))
  const [userId, shirtId, coatId, wearId, planId, goneId, feedId] = Array.from({ length: 7 }, () => newId())
  await old.pool.query(
    `insert into users (id, email, email_key, name, created_at) values ($1, 'a', 'a', '하니', now())`,
    [userId],
  )
  for (const id of [shirtId, coatId])
    await old.pool.query(
      `insert into clothes (id, owner_id, name, type, created_at) values ($1, $2, '옷', 'TOP', now())`,
      [id, userId],
    )
  const records = [
    [wearId, 'WORN', null],
    [planId, 'PLANNED', null],
    [goneId, 'WORN', new Date()],
  ]
  for (const [id, state, deletedAt] of records) {
    await old.pool.query(
      `insert into wear_entries (user_id, id, date, state, items, source, created_at, updated_at, deleted_at)
       values ($1, $2, '2026-03-01', $3, '[]', 'HAND', now(), now(), $4)`,
      [userId, id, state, deletedAt],
    )
    await old.pool.query('insert into wear_items (user_id, wear_id, clothes_id) values ($1, $2, $3)', [
      userId,
      id,
      shirtId,
    ])
  }
  await old.pool.query(
    `insert into feeds (id, author_id, content, content_key, weather_id, weather, ootds, sky_status, precipitation_type,
       search_tokens, created_at, updated_at)
     values ($1, $2, '오늘', '오늘', $3, '{}', $4, 'CLOUDY', 'RAIN', '{}', '2026-03-01T15:30:00Z', now())`,
    [feedId, userId, newId(), JSON.stringify([shirtId, coatId, newId()].map((clothesId) => ({ clothesId })))],
  )
  await migrate(old.pool, steps)
  expect(await wrongSums(old.pool, userId as UserId)).toEqual([])
  const { rows } = await old.pool.query(
    'select clothes_id, days, last_day::text, recorded_days, posts from worn_sums order by days desc',
  )
  expect(rows).toEqual([
    { clothes_id: shirtId, days: 2, last_day: '2026-03-02', recorded_days: 1, posts: 1 },
    { clothes_id: coatId, days: 1, last_day: '2026-03-02', recorded_days: 0, posts: 1 },
  ])
})

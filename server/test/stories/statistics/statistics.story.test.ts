import type { Clothes, ClothesId, Feeling, WearId } from '@otday/contract'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { compareForecasts, keepForecasts } from '../../../src/weather/index.ts'
import { aDay, garment, seoul } from '../../kit/fixtures.ts'
import { ApiFailure, type TestUser } from '../../kit/test-app.ts'
import { eachMorningHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'

eachMorningHasNewUsers()

let knit: Clothes
let tee: Clothes
let jeans: Clothes
beforeEach(async () => {
  knit = await garment(하니, '회색 울 니트')
  tee = await garment(하니, '흰 반팔 티셔츠')
  jeans = await garment(하니, '청바지', 'BOTTOM')
})

const inDays = (days: number) => daysAfter(seoulDate(testApp.clock.now()), days)
const wear = (ids: ClothesId[], days: number, feeling: Feeling | null = null, who = 하니) =>
  who.wears.save({
    params: { wearId: newId<WearId>() },
    body: { date: inDays(days), state: 'WORN', source: 'RECOMMENDATION', clothesIds: ids, feeling, revision: 0 },
  })
const price = (piece: Clothes, body: { price: number | null; currency?: string; purchasedOn?: string }, who = 하니) =>
  who.purchases.set({ params: { clothesId: piece.id }, body })
const names = (rows: readonly { item: { name: string } }[]) => rows.map(({ item }) => item.name)
const refused = (request: Promise<unknown>) =>
  request.catch((error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error))
async function later(days: number): Promise<TestUser> {
  testApp.clock.advance(days * 86_400)
  return testApp.signIn(하니.email, 하니.password)
}

test('days worn count each date once per piece, equal to the count in the database', async () => {
  await wear([knit.id, jeans.id], 0, 'GOOD')
  await wear([knit.id], 0)
  await wear([knit.id, jeans.id], -1, 'COLD')
  await wear([tee.id, jeans.id], -400, 'HOT')
  const all = await 하니.statistics.get({ query: { period: 'ALL' } })
  const { rows } = await sql<{ name: string; days: number }>`
    select clothes.name, count(distinct entry.date)::integer as days from clothes
    join wear_items on wear_items.clothes_id = clothes.id
    join wear_entries as entry on entry.user_id = wear_items.user_id and entry.id = wear_items.wear_id
    where clothes.owner_id = ${하니.id} and entry.state = 'WORN'
    group by clothes.id, clothes.name order by days desc`.execute(testApp.database.db)
  expect(all.most.map(({ item, days }) => ({ name: item.name, days }))).toEqual(rows)
  expect(all).toMatchObject({
    recordedDays: 3,
    from: inDays(-400),
    feelings: { COLD: 1, GOOD: 1, HOT: 1 },
    pieces: { worn: 3, owned: 3 },
  })
  expect(names(all.least)).toEqual(['흰 반팔 티셔츠'])
  expect((await 민지.statistics.get({ query: {} })).recordedDays).toBe(0)
})

test('never-worn pieces outside storage are the least worn, and colors cover the whole closet', async () => {
  const coat = await garment(하니, '네이비 롱패딩', 'OUTER')
  await wear([jeans.id, knit.id], 0)
  await wear([jeans.id], -1)
  const all = await 하니.statistics.get({ query: { period: 'ALL' } })
  expect(all.least.slice(0, 2).every(({ days }) => days === 0)).toBe(true)
  expect(new Set(names(all.least))).toEqual(new Set([coat.name, tee.name]))
  expect(names(all.most)).toEqual(['청바지', '회색 울 니트'])
  expect(all.pieces).toEqual({ worn: 2, owned: 4, waiting: 2 })
  // The name of the jeans states no color, so they have that of their cloth.
  expect(all.colors.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(4)
  expect(all.dots.map(({ days }) => days)).toEqual([2, 1, 0, 0])
  await 하니.laundry.putAway({ body: { clothesIds: [coat.id], place: 'STORAGE' } })
  const after = await 하니.statistics.get({ query: { period: 'ALL' } })
  expect(names(after.least)).toEqual(['흰 반팔 티셔츠'])
  expect(after.pieces.waiting).toBe(1)
})

test('season usage leaves out pieces in storage and ignores the requested period', async () => {
  testApp.clock.set('2026-11-25T09:00:00+09:00')
  const there = await testApp.signIn(하니.email, 하니.password)
  await wear([knit.id, jeans.id], 0, null, there)
  const before = (await there.statistics.get({ query: {} })).season
  expect(before.name).toBe('AUTUMN')
  expect(before.used).toBe(2)
  const { season } = await there.statistics.get({ query: { period: 'YEAR' } })
  expect(season).toEqual(before)
  await there.laundry.putAway({ body: { clothesIds: [knit.id], place: 'STORAGE' } })
  const after = (await there.statistics.get({ query: {} })).season
  expect([after.used, after.usable]).toEqual([before.used - 1, before.usable - 1])
})

test('pieces neither worn nor added within ninety days are listed as unworn, longest first', async () => {
  await wear([jeans.id], 0)
  const there = await later(90)
  await wear([knit.id], -1, null, there)
  expect((await there.statistics.get({ query: {} })).unworn.map(({ item, days }) => [item.name, days])).toEqual([
    ['흰 반팔 티셔츠', 90],
    ['청바지', 90],
  ])
})

test('the price per day worn is computed by currency and is private to the owner', async () => {
  await price(jeans, { price: 89_000 })
  await price(knit, { price: 45.5, currency: 'EUR' })
  await price(tee, { price: 20_000 })
  for (const days of [0, -1, -2]) await wear([jeans.id, knit.id], days)
  const { costs, values } = await 하니.statistics.get({ query: {} })
  expect(costs.map(({ item, perDay, currency }) => [item.name, perDay, currency])).toEqual([
    ['청바지', 29_667, 'KRW'],
    ['흰 반팔 티셔츠', null, 'KRW'],
    ['회색 울 니트', 15.17, 'EUR'],
  ])
  expect(values).toEqual(
    expect.arrayContaining([
      { currency: 'KRW', total: 109_000, pieces: 2 },
      { currency: 'EUR', total: 45.5, pieces: 1 },
    ]),
  )
  const of = (piece: Clothes, who = 하니) => who.purchases.get({ params: { clothesId: piece.id } })
  expect(await of(knit)).toEqual({ price: 45.5, currency: 'EUR', purchasedOn: null })
  expect(await refused(of(knit, 민지))).toEqual([404, 'ClothesNotFound'])
  await price(tee, { price: null })
  expect(await of(tee)).toEqual({ price: null, currency: null, purchasedOn: null })
  expect((await 하니.statistics.get({ query: {} })).costs).toHaveLength(2)
  expect(await refused(price(jeans, { price: 1 }, 민지))).toEqual([404, 'ClothesNotFound'])
  expect(await refused(price(jeans, { price: 10.5 }))).toEqual([400, 'InvalidInput'])
  expect(await refused(price(jeans, { price: -1 }))).toEqual([400, 'InvalidInput'])
})

test('a purchase in the future, an unknown currency or fractional yen is refused', async () => {
  expect(await refused(price(jeans, { price: 1, purchasedOn: inDays(1) }))).toEqual([400, 'InvalidInput'])
  expect(await refused(price(jeans, { price: 1, currency: 'ZZZ' }))).toEqual([400, 'InvalidInput'])
  expect(await refused(price(jeans, { price: 1.5, currency: '€€' }))).toEqual([400, 'InvalidInput'])
  expect(await refused(price(jeans, { price: 1.5, currency: 'JPY' }))).toEqual([400, 'InvalidInput'])
  expect(await price(jeans, { price: 150, currency: 'JPY', purchasedOn: inDays(0) })).toMatchObject({ price: 150 })
})

test('similar days are found by felt temperature, rain and wind', async () => {
  const on = async (celsius: number, days: number, feeling: Feeling | null, falling: 'NONE' | 'RAIN' = 'NONE') => {
    const weatherId = await aDay(testApp, 'CLEAR', falling, celsius, inDays(days))
    return 하니.wears.save({
      params: { wearId: newId<WearId>() },
      body: {
        date: inDays(days),
        state: 'WORN',
        source: 'HAND',
        clothesIds: [knit.id, jeans.id],
        feeling,
        weatherId,
        revision: 0,
      },
    })
  }
  await on(10, -2, null)
  const near = await on(11, -3, 'COLD')
  const same = await on(10, -20, 'GOOD')
  await on(17, -4, 'HOT')
  await on(10, -5, 'GOOD', 'RAIN')
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 10)
  const { days, alike, right } = await 하니.statistics.similar({ query: { weatherId } })
  expect(days.map(({ wear: { id } }) => id).slice(0, 2)).toEqual([same.id, near.id])
  expect(days.map(({ wear: { feeling } }) => feeling)).toEqual(['GOOD', 'COLD', null])
  expect(days[0]?.distance).toBe(0)
  expect([alike, right]).toEqual([2, 1])
  const { rows } = await sql<{ alike: number; right: number }>`
    select count(*)::integer as alike, count(*) filter (where entry.feeling = 'GOOD')::integer as right
    from wear_entries as entry, wear_entries as same
    where same.id = ${same.id} and entry.user_id = ${하니.id} and entry.feeling is not null
      and abs((entry.weather ->> 'felt')::float8 - (same.weather ->> 'felt')::float8) <= 2
      and (entry.weather ->> 'rain')::float8 < 0.1 and entry.weather -> 'wind' = same.weather -> 'wind'`.execute(
    testApp.database.db,
  )
  expect([{ alike, right }]).toEqual(rows)
  expect((await 민지.statistics.similar({ query: { weatherId } })).days).toEqual([])
})

test('just after midnight, the outfit of the evening before is not listed among similar days', async () => {
  testApp.clock.set(`${inDays(1)}T00:30:00+09:00`)
  const awake = await testApp.signIn(하니.email, 하니.password)
  const clothesIds = [knit.id, jeans.id]
  const worn = { state: 'WORN', source: 'HAND', feeling: 'GOOD', revision: 0 } as const
  const on = async (days: number) => {
    const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 10, inDays(days))
    return awake.wears.save({
      params: { wearId: newId<WearId>() },
      body: { ...worn, clothesIds, date: inDays(days), weatherId },
    })
  }
  const before = await on(-2)
  await on(-1)
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 10)
  const { days } = await awake.statistics.similar({ query: { weatherId } })
  expect(days.map(({ wear: { id } }) => id)).toEqual([before.id])
})

test('until four in the morning the statistics count up to the evening before, also over the end of a season', async () => {
  testApp.clock.set('2026-12-01T00:30:00+09:00')
  const awake = await testApp.signIn(하니.email, 하니.password)
  await awake.wears.save({
    params: { wearId: newId<WearId>() },
    body: { date: '2026-11-30', state: 'WORN', source: 'HAND', clothesIds: [knit.id], revision: 0 },
  })
  expect(await awake.statistics.get({ query: {} })).toMatchObject({
    from: '2026-09-01',
    recordedDays: 1,
    season: { name: 'AUTUMN' },
  })
  testApp.clock.set('2026-12-01T04:00:00+09:00')
  const later = await testApp.signIn(하니.email, 하니.password)
  expect(await later.statistics.get({ query: {} })).toMatchObject({ from: '2026-12-01', season: { name: 'WINTER' } })
})

test('the forecast record compares the morning forecast of a day with its observed weather', async () => {
  await 하니.profiles.update({
    params: { userId: 하니.id },
    body: { name: '하니', location: { ...seoul } } as never,
  })
  const { db } = testApp.database
  const place = await db
    .selectFrom('profiles')
    .select(['nx', 'ny'])
    .where('userId', '=', 하니.id)
    .executeTakeFirstOrThrow()
  const cell = { nx: place.nx ?? 0, ny: place.ny ?? 0 }
  const deps = { db, clock: testApp.clock }
  const today = inDays(0)
  await db.deleteFrom('weathers').where('nx', '=', cell.nx).where('ny', '=', cell.ny).execute()
  const sample = await aDay(testApp, 'CLEAR', 'RAIN', 10)
  await sql`update weathers set nx = ${cell.nx}, ny = ${cell.ny} where id = ${sample}`.execute(db)
  await keepForecasts(deps)
  expect((await 하니.statistics.record({})).days.every(({ temperatureRight }) => temperatureRight === null)).toBe(true)
  await sql`update weathers set forecast = forecast || '{"isSample": false, "source": "kma"}' where id = ${sample}`.execute(
    db,
  )
  await keepForecasts(deps)
  for (const [hour, tempC] of [
    [5, 8.5],
    [8, 9],
    [11, 11],
    [14, 14],
    [17, 12],
    [20, 10],
  ] as const)
    await sql`insert into weather_slots (nx, ny, at, series, issued_at, slot) values (${cell.nx}, ${cell.ny},
      ${new Date(`${today}T${String(hour).padStart(2, '0')}:00:00+09:00`)}, 'kma-observed', now(), ${JSON.stringify({
        at: `${today}T${String(hour).padStart(2, '0')}:00:00+09:00`,
        tempC,
        humidity: 50,
        windMs: 2,
        sky: null,
        precip: 'NONE',
        pop: null,
        mm: 0,
        stepH: 1,
      })}::jsonb)`.execute(db)
  await wear([knit.id], 0, 'GOOD')
  const there = await later(1)
  await compareForecasts(deps)
  const sampled = await aDay(testApp, 'CLEAR', 'NONE', 10, inDays(-3))
  const felt = { date: inDays(-3), state: 'WORN', source: 'RECOMMENDATION', feeling: 'GOOD', revision: 0 } as const
  await there.wears.save({
    params: { wearId: newId<WearId>() },
    body: { ...felt, clothesIds: [knit.id], weatherId: sampled },
  })
  const { days, offset } = await there.statistics.record({})
  expect(days.flatMap(({ feeling }) => feeling ?? [])).toEqual(['GOOD'])
  const { rows } = await sql<{ date: string; feeling: Feeling }>`
    select to_char(date, 'YYYY-MM-DD') as date, feeling from wear_entries where user_id = ${하니.id}
      and source = 'RECOMMENDATION' and weather ->> 'isSample' = 'false' and feeling is not null order by date`.execute(
    db,
  )
  expect(days.flatMap(({ date, feeling }) => (feeling ? [{ date, feeling }] : []))).toEqual(rows)
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ date: today, temperatureRight: true, rainRight: false, feeling: 'GOOD' })
  expect(offset).toBe(0)
})

import type { Clothes, Wear, WearAnswer, WearId, wears as table } from '@otday/contract'
import type { RequestOf } from '@otday/contract'
import { daysAfter, diaryDate, seoulDate } from '@otday/common/seoul-time'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { endDays } from '../../../src/diary/index.ts'
import { openStyling } from '../../../src/outfits/index.ts'
import { aDay, garment, post, seoul, testUrls, today } from '../../kit/fixtures.ts'
import { ApiFailure, type TestUser } from '../../kit/test-app.ts'
import { eachMorningHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { runJob } from '../../kit/run-job.ts'
import { wrongSums } from '../../kit/worn-sums.ts'

eachMorningHasNewUsers()

type Change = RequestOf<(typeof table)['save']>['body']
let shirt: Clothes
let jeans: Clothes
beforeEach(async () => {
  shirt = await garment(하니, '흰 셔츠')
  jeans = await garment(하니, '청바지', 'BOTTOM')
})

const inDays = (days: number) => daysAfter(seoulDate(testApp.clock.now()), days)
const newWear = () => newId<WearId>()
const change = (over: Partial<Change> = {}): Change => ({
  date: inDays(0),
  state: 'WORN',
  source: 'RECOMMENDATION',
  clothesIds: [shirt.id, jeans.id],
  revision: 0,
  ...over,
})
const save = (over: Partial<Change> = {}, id = newWear(), who = 하니): Promise<Wear> =>
  who.wears.save({ params: { wearId: id }, body: change(over) })
const listed = async (who: TestUser = 하니, from = inDays(-20), to = inDays(20)) =>
  who.wears.list({ query: { from, to } })
const refused = (request: Promise<unknown>) =>
  request.catch((error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error))
const answer = (wearId: WearId, said: WearAnswer, who = 하니) =>
  who.wears.answer({ params: { wearId }, body: { answer: said } })
/** Returns the same person later, with a session that is still valid. */
async function later(seconds: number): Promise<TestUser> {
  testApp.clock.advance(seconds)
  return testApp.signIn(하니.email, 하니.password)
}
const hours = (count: number) => count * 3600
const nightly = () =>
  endDays({
    db: testApp.database.db,
    clock: testApp.clock,
    styling: openStyling({ db: testApp.database.db, clock: testApp.clock, urls: testUrls(testApp) }),
  })

test('a saved wear keeps the outfit with its picture and the weather of that moment', async () => {
  const weatherId = await aDay(testApp, 'CLOUDY', 'RAIN', 9)
  const worn = await save({ weatherId, occasion: 'WORK', from: '08:10' })
  expect(worn).toMatchObject({
    date: inDays(0),
    state: 'WORN',
    isAssumed: false,
    occasion: 'WORK',
    from: '08:10',
    feeling: null,
    revision: 1,
    items: [
      { clothesId: shirt.id, name: '흰 셔츠', isGone: false },
      { clothesId: jeans.id, name: '청바지', isGone: false },
    ],
    weather: { min: 6, max: 12, precipitationType: 'RAIN', skyStatus: 'CLOUDY', isSample: true },
    observed: null,
  })
  expect(worn.weather?.felt).toBeGreaterThan(0)
  expect(worn.scene?.pieces).toHaveLength(2)
  const { wears, days } = await listed()
  expect(wears).toEqual([worn])
  expect(days).toHaveLength(41)
  expect(days[20]).toMatchObject({ kind: 'KNOWN', weather: { min: 6, max: 12, precipitationType: 'RAIN' } })
})

test('a repeated save leaves one record, and a save with an old revision is refused', async () => {
  const id = newWear()
  const [first, again] = await Promise.all([save({}, id), save({}, id)])
  expect(again).toEqual(first)
  const felt = await save({ feeling: 'COLD', revision: 1 }, id)
  expect([felt.feeling, felt.revision]).toEqual(['COLD', 2])
  expect(await refused(save({ feeling: 'HOT', revision: 1 }, id))).toEqual([409, 'WearChanged'])
  expect(await refused(save({ feeling: 'HOT' }, id))).toEqual([409, 'WearChanged'])
  expect((await listed()).wears).toEqual([felt])
})

test('an outfit with a start time is recorded with the weather from that time on', async () => {
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 9)
  const felt = async (from: string) => (await save({ weatherId, occasion: 'WORK', from })).weather?.felt ?? 0
  expect(await felt('22:00')).toBeLessThan(await felt('08:00'))
})

test('a record of long ago keeps its weather when its occasion is changed', async () => {
  const id = newWear()
  const { date, weather } = await save({ weatherId: await aDay(testApp, 'CLEAR', 'NONE', 9), occasion: 'WORK' }, id)
  await testApp.database.db.deleteFrom('weathers').execute()
  expect((await save({ date, occasion: 'CASUAL', revision: 1 }, id)).weather).toEqual(weather)
})

test('a record keeps its first weather when a later change names other weather', async () => {
  const id = newWear()
  await save({ weatherId: await aDay(testApp, 'CLEAR', 'NONE', 20), occasion: 'WORK' }, id)
  const colder = await aDay(testApp, 'CLEAR', 'NONE', 0)
  const changed = await save({ weatherId: colder, occasion: 'WORK', note: ' 사무실이 따뜻했어요. ', revision: 1 }, id)
  expect(changed).toMatchObject({ note: '사무실이 따뜻했어요.', weather: { max: 23 } })
})

test('the id of another person’s record can be used for an own record and reveals nothing', async () => {
  const id = newWear()
  const mine = await save({}, id)
  const theirs = await garment(민지, '원피스', 'DRESS')
  const other = await save({ clothesIds: [theirs.id] }, id, 민지)
  expect(other).toMatchObject({ revision: 1, items: [{ name: '원피스' }] })
  expect((await listed()).wears).toEqual([mine])
  expect(await refused(민지.wears.get({ params: { wearId: newWear() } }))).toEqual([404, 'WearNotFound'])
  expect(await refused(save({ clothesIds: [theirs.id] }))).toEqual([404, 'ClothesNotFound'])
})

test('a day takes six outfits, plans reach two weeks ahead, and a future day cannot be worn', async () => {
  for (let count = 0; count < 6; count++) await save()
  expect(await refused(save())).toEqual([413, 'TooManyWears'])
  await save({ date: inDays(14), state: 'PLANNED' })
  expect(await refused(save({ date: inDays(15), state: 'PLANNED' }))).toEqual([400, 'InvalidInput'])
  expect(await refused(save({ date: inDays(1) }))).toEqual([400, 'InvalidInput'])
  expect(await refused(save({ date: '1999-12-31' }))).toEqual([400, 'InvalidInput'])
  expect(await refused(save({ clothesIds: [] }))).toEqual([400, 'InvalidInput'])
  expect(await refused(save({ note: '가'.repeat(201) }))).toEqual([400, 'InvalidInput'])
  expect(await refused(listed(하니, inDays(0), inDays(62)))).toEqual([400, 'InvalidInput'])
})

test('a deleted record is gone and comes back when it is saved again with its revision', async () => {
  const id = newWear()
  await save({ feeling: 'GOOD' }, id)
  const gone = (revision: number) => 하니.wears.delete({ params: { wearId: id }, query: { revision } })
  expect(await refused(gone(7))).toEqual([409, 'WearChanged'])
  await gone(1)
  await gone(1)
  expect((await listed()).wears).toEqual([])
  expect(await refused(하니.wears.get({ params: { wearId: id } }))).toEqual([404, 'WearNotFound'])
  const back = await save({ feeling: 'GOOD', revision: 2 }, id)
  expect((await listed()).wears).toEqual([back])
})

test.each([
  ['deleted', (wearId: WearId) => 하니.wears.delete({ params: { wearId }, query: {} })],
  ['said not to have been worn', (wearId: WearId) => answer(wearId, 'NOT_WORN')],
])('the latest 200 records that are %s are kept for an undo', async (_how, end) => {
  const { id } = await save()
  const { db } = testApp.database
  await sql`insert into wear_entries (user_id, id, date, state, items, scene, source, created_at, updated_at, deleted_at)
    select user_id, gen_random_uuid(), date, state, items, scene, source, created_at, updated_at,
      ${testApp.clock.now()}::timestamptz - place * interval '1 minute'
    from wear_entries, generate_series(1, 250) as place where user_id = ${하니.id}`.execute(db)
  await end(id)
  expect(await wrongSums(testApp.database.pool, 하니.id)).toEqual([])
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from wear_entries where user_id = ${하니.id} and deleted_at is not null`.execute(
    db,
  )
  expect(rows).toEqual([{ count: 200 }])
  expect(await save({ revision: 2 }, id)).toMatchObject({ id, items: [{ name: '흰 셔츠' }, { name: '청바지' }] })
  await later(31 * 24 * 3600)
  await runJob(testApp, 'diary-sweep', {})
  expect(await wrongSums(testApp.database.pool, 하니.id)).toEqual([])
})

test('a piece that leaves the closet stays in the record as it was', async () => {
  const id = newWear()
  await save({}, id)
  await 하니.clothes.delete({ params: { clothesId: shirt.id } })
  const [left] = (await listed()).wears
  expect(left?.items).toMatchObject([
    { name: '흰 셔츠', isGone: true },
    { name: '청바지', isGone: false },
  ])
  const felt = await save({ feeling: 'HOT', revision: 1 }, id)
  expect(felt.items.map(({ isGone }) => isGone)).toEqual([true, false])
})

test('a plan calls its pieces by their names of today, and keeps them from the day on which it is worn', async () => {
  const called = (name: string) =>
    하니.clothes.update({ params: { clothesId: shirt.id }, body: { name, type: 'TOP', attributes: [] } })
  const namesOf = async (who: TestUser = 하니) => (await listed(who)).wears.map(({ items }) => items[0]?.name)
  await save({ feeling: 'GOOD' })
  const plan = await save({ state: 'PLANNED', occasion: 'WORK' })
  const earlier = await save({ state: 'PLANNED', date: inDays(1) })
  await called('리넨 셔츠')
  expect(await namesOf()).toEqual(['흰 셔츠', '리넨 셔츠', '리넨 셔츠'])
  expect((await 하니.wears.get({ params: { wearId: plan.id } })).items[0]?.name).toBe('리넨 셔츠')
  const twoDaysLater = await later(hours(48))
  await nightly()
  await answer(earlier.id, 'WORN', twoDaysLater)
  await twoDaysLater.clothes.update({
    params: { clothesId: shirt.id },
    body: { name: '낡은 셔츠', type: 'TOP', attributes: [] },
  })
  expect(await namesOf(twoDaysLater)).toEqual(['흰 셔츠', '리넨 셔츠', '리넨 셔츠'])
})

test('a plan made on its day becomes worn at 4 a.m.; for one made earlier the user is asked whether it was worn', async () => {
  const planned = await save({ state: 'PLANNED' })
  const ahead = await save({ date: inDays(1), state: 'PLANNED' })
  await nightly()
  expect((await listed()).wears.map(({ state }) => state)).toEqual(['PLANNED', 'PLANNED'])
  // At 03:59 the day of the plan has not ended yet: a day ends at four in the morning.
  await later(hours(20) + 59 * 60)
  await nightly()
  expect((await listed(await later(0))).wears.map(({ state }) => state)).toEqual(['PLANNED', 'PLANNED'])
  const morning = await later(hours(1))
  await nightly()
  const { wears } = await listed(morning)
  expect(wears).toMatchObject([
    { id: planned.id, state: 'WORN', isAssumed: true, revision: 2 },
    { id: ahead.id, state: 'PLANNED' },
  ])
  const { question } = await morning.wears.question({})
  expect(question).toMatchObject({ asks: 'FEELING', wear: { id: planned.id } })

  const next = await later(hours(24))
  await nightly()
  const asked = await next.wears.question({})
  expect(asked.question).toMatchObject({ asks: 'WORN', wear: { id: ahead.id } })
  const then = await answer(ahead.id, 'WORN', next)
  expect(then.question).toMatchObject({ asks: 'FEELING', wear: { id: ahead.id, state: 'WORN', isAssumed: false } })
  expect((await answer(ahead.id, 'COLD', next)).question).toBeNull()
  expect((await next.comfort.get({})).offset).toBe(-0.3)
})

test.each([
  ['LATER', 1],
  ['NOT_WORN', 0],
  ['GOOD', 1],
] as const)('after the answer %s the question about yesterday’s outfit is not asked again', async (said, left) => {
  const worn = await save()
  const next = await later(hours(24))
  expect((await next.wears.question({})).question?.wear.id).toBe(worn.id)
  expect((await answer(worn.id, said, next)).question).toBeNull()
  expect((await next.wears.question({})).question).toBeNull()
  expect((await listed(next)).wears).toHaveLength(left)
})

test('a record before 4 a.m. belongs to the day before', async () => {
  const midnight = await later(hours(20))
  expect(diaryDate(testApp.clock.now())).toBe(inDays(-1))
  await save({ date: inDays(-1) }, newWear(), midnight)
  expect((await midnight.wears.question({})).question).toBeNull()
})

test('a photo is added to a record by its owner alone and needs a signed url', async () => {
  const { id } = await save()
  const image = new Blob([
    Uint8Array.from(
      await sharp({ create: { width: 300, height: 400, channels: 3, background: '#456' } })
        .jpeg()
        .toBuffer(),
    ),
  ])
  const { photo } = await 하니.wears.savePhoto({ params: { wearId: id }, body: {}, image })
  expect(photo?.picture).toMatchObject({ width: 300, height: 400 })
  expect((await testApp.inject({ url: photo?.imageUrl ?? '' })).statusCode).toBe(200)
  const unsigned = (photo?.imageUrl ?? '').split('/').slice(0, -1).join('/')
  expect((await testApp.inject({ url: unsigned })).statusCode).toBe(404)
  expect(await refused(민지.wears.savePhoto({ params: { wearId: id }, body: {}, image }))).toEqual([
    404,
    'WearNotFound',
  ])
  await 하니.wears.deletePhoto({ params: { wearId: id } })
  expect((await listed()).wears[0]?.photo).toBeNull()
})

test('the photo of a deleted record is gone within a minute and returns with the record', async () => {
  const { id } = await save()
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#456' } })
  const image = new Blob([Uint8Array.from(await picture.jpeg().toBuffer())])
  const { photo, revision } = await 하니.wears.savePhoto({ params: { wearId: id }, body: {}, image })
  const status = async () => (await testApp.inject({ url: photo?.imageUrl ?? '' })).statusCode
  expect(await status()).toBe(200)
  await 하니.wears.delete({ params: { wearId: id }, query: { revision } })
  testApp.clock.advance(60)
  expect(await status()).toBe(404)
  await runJob(testApp, 'files-sweep', {})
  await save({ revision: revision + 1 }, id)
  testApp.clock.advance(60)
  expect(await status()).toBe(200)
})

test('an own feed becomes a record, including pieces that were deleted', async () => {
  const feed = await post(하니, { clothes: [shirt, jeans] })
  await 하니.clothes.delete({ params: { clothesId: shirt.id } })
  const worn = await save({ source: 'FEED', feedId: feed.id })
  expect(worn.items.map(({ name, isGone }) => [name, isGone])).toEqual([
    ['흰 셔츠', true],
    ['청바지', false],
  ])
  const theirs = await post(민지)
  expect(await refused(save({ source: 'FEED', feedId: theirs.id }))).toEqual([404, 'FeedNotFound'])
})

test('the calendar has the weather of each day at home and typical weather beyond the forecast', async () => {
  await 하니.profiles.update({
    params: { userId: 하니.id },
    body: { name: '하니', temperatureSensitivity: 3, location: { ...seoul, latitude: seoul.latitude } } as never,
  })
  await today(하니)
  const { days } = await listed(하니, inDays(-1), inDays(10))
  const kinds = days.map(({ kind }) => kind)
  expect([kinds[1], kinds[5], kinds[8], kinds[11]]).toEqual(['KNOWN', 'KNOWN', 'TYPICAL', 'TYPICAL'])
  const worn = await save()
  expect(worn.weather).not.toBeNull()
})

test('pieces planned for a day are not recommended on the two days before', async () => {
  const others = [await garment(하니, '회색 셔츠'), await garment(하니, '검정 슬랙스', 'BOTTOM')]
  await save({ date: inDays(2), state: 'PLANNED' })
  for (const days of [0, 1]) {
    const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 22, inDays(days))
    const { clothes } = await 하니.recommendations.get({ query: { weatherId } })
    expect(clothes.map(({ clothesId }) => clothesId)).toEqual(expect.arrayContaining(others.map(({ id }) => id)))
  }
})

test.each([
  ['was worn', 'WORN', 0],
  ['will be worn the day before', 'PLANNED', 1],
] as const)('a top that %s is not recommended', async (_, state, day) => {
  const tops = [
    shirt,
    await garment(하니, '회색 셔츠'),
    await garment(하니, '하늘색 셔츠'),
    await garment(하니, '남색 셔츠'),
  ]
  const next = await aDay(testApp, 'CLEAR', 'NONE', 17, inDays(day + 1))
  const second = await aDay(testApp, 'CLEAR', 'NONE', 17, inDays(day + 2))
  for (const [at, { id: clothesId }] of tops.entries()) {
    const { id } = await save({ date: inDays(day), state, clothesIds: [clothesId, jeans.id] })
    // Each day serves two recommendations at most: once all other tops have been shown, the resting one would be next.
    const { clothes } = await 하니.recommendations.get({ query: { weatherId: at < 2 ? next : second } })
    expect(clothes.map((piece) => piece.clothesId)).not.toContain(clothesId)
    await 하니.wears.delete({ params: { wearId: id }, query: { revision: 1 } })
  }
})

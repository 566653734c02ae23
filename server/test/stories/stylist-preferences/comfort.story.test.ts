import type { Feeling, WearId, WeatherId } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { aDay, garment, post, setMorning } from '../../kit/fixtures.ts'
import { ApiFailure, useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 하니: TestUser
beforeEach(async () => {
  setMorning(testApp)
  하니 = await testApp.signUp('하니')
})

const hour = 3600
const day = 24 * hour
const inDays = (days: number) => daysAfter(seoulDate(testApp.clock.now()), days)
const wear = async (person = 하니, date = inDays(0)) =>
  post(person, { clothes: [await garment(person, '니트')], weatherId: await aDay(testApp, 'CLEAR', 'NONE', 12, date) })
const tell = (feedId: string, feeling: Feeling, person = 하니) => person.comfort.tell({ body: { feedId, feeling } })
const comfort = (person = 하니) => person.comfort.get({})
const refused = (request: Promise<unknown>) =>
  request.catch((error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error))
/** Advances the clock by some days and returns the same person with a new session. */
async function later(days: number) {
  testApp.clock.advance(days * day)
  return testApp.signIn(하니.email, 하니.password)
}
const neededClo = async (weatherId: WeatherId, person = 하니) =>
  (await person.recommendations.get({ query: { weatherId } })).fit?.neededClo ?? Number.NaN

test('a new user has a comfort offset of 0 and no outfit of today or yesterday', async () => {
  expect(await comfort()).toEqual({ offset: 0, yesterday: null, today: null })
})

test('the comfort response holds the latest own outfit of today and of yesterday, each with its answer', async () => {
  const old = await wear(하니, inDays(-1))
  await wear()
  const feed = await wear()
  await wear(await testApp.signUp('민지'))
  await wear(하니, inDays(1))
  await wear(하니, inDays(-2))
  const { today, yesterday, offset } = await tell(feed.id, 'COLD')
  expect(offset).toBe(-0.3)
  expect(today).toMatchObject({ date: inDays(0), feedId: feed.id, feeling: 'COLD', items: feed.ootds })
  expect(yesterday).toMatchObject({ date: inDays(-1), feedId: old.id, feeling: null })
})

test('a feeling saved for another wear of the day changes the offset, but is not shown as the post’s answer', async () => {
  const feed = await wear()
  const other = await garment(하니, '패딩', 'OUTER')
  await 하니.wears.save({
    params: { wearId: newId<WearId>() },
    body: { date: inDays(0), state: 'WORN', source: 'HAND', clothesIds: [other.id], feeling: 'HOT', revision: 0 },
  })
  expect(await comfort()).toMatchObject({ offset: 0.3, today: { feedId: feed.id, feeling: null } })
})

test('an answer for today is shown as the answer for yesterday on the next day', async () => {
  const feed = await wear()
  await tell(feed.id, 'GOOD')
  const tomorrow = await later(1)
  expect(await comfort(tomorrow)).toMatchObject({ today: null, yesterday: { feedId: feed.id, feeling: 'GOOD' } })
})

test('a second answer for the same day replaces the first, even for another outfit of that day', async () => {
  const [morning, evening] = [await wear(), await wear()]
  await tell(morning.id, 'COLD')
  expect((await tell(morning.id, 'COLD')).offset).toBe(-0.3)
  expect(await tell(evening.id, 'HOT')).toMatchObject({ offset: 0.3, today: { feeling: 'HOT' } })
  expect((await tell(morning.id, 'GOOD')).offset).toBe(0)
})

test('a COLD answer on each of seven days lowers the offset to −4, and changing one to GOOD raises it', async () => {
  const feeds = []
  for (let ago = 6; ago >= 0; ago--) feeds.push(await wear(하니, inDays(-ago)))
  const offsets = []
  for (const feed of feeds) offsets.push((await tell(feed.id, 'COLD')).offset)
  expect(offsets).toEqual(offsets.toSorted((a, b) => b - a))
  expect(offsets.at(-1)).toBe(-4)
  const today = feeds.at(-1)
  expect((await tell(today?.id ?? '', 'GOOD')).offset).toBeGreaterThan(-3.2)
})

test('COLD answers raise the warmth that the stylist asks for, and HOT answers lower it', async () => {
  for (const [name, type] of [
    ['긴팔 티셔츠', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['가디건', 'OUTER'],
  ] as const)
    await garment(하니, name, type)
  const weather = await aDay(testApp, 'CLEAR', 'NONE', 14)
  const before = await neededClo(weather)
  const [older, newer] = [await wear(하니, inDays(-1)), await wear()]
  await tell(older.id, 'COLD')
  await tell(newer.id, 'COLD')
  expect(await neededClo(weather)).toBeGreaterThan(before + 0.03)
  await tell(older.id, 'HOT')
  await tell(newer.id, 'HOT')
  expect(await neededClo(weather)).toBeLessThan(before - 0.03)
})

test('the offset fades over the weeks and is 0 after a season', async () => {
  const feed = await wear()
  await tell(feed.id, 'HOT')
  expect(await comfort(await later(28))).toMatchObject({ offset: 0.2, today: null, yesterday: null })
  expect((await comfort(await later(28))).offset).toBe(0.1)
  expect((await comfort(await later(200))).offset).toBe(0)
})

test('a reset clears the comfort answers of that user and not those of others', async () => {
  const 민지 = await testApp.signUp('민지')
  const [mine, theirs] = [await wear(), await wear(민지)]
  await tell(mine.id, 'COLD')
  await tell(theirs.id, 'COLD', 민지)
  expect(await 하니.comfort.reset({})).toBeUndefined()
  expect(await comfort()).toMatchObject({ offset: 0, today: { feedId: mine.id, feeling: null } })
  expect(await comfort(민지)).toMatchObject({ offset: -0.3 })
})

test('an answer returns 403 for another user’s outfit, 404 for an unknown one and 400 for a future day', async () => {
  const 민지 = await testApp.signUp('민지')
  const theirs = await wear(민지)
  expect(await refused(tell(theirs.id, 'COLD'))).toEqual([403, 'Forbidden'])
  expect(await comfort(민지)).toMatchObject({ offset: 0, today: { feeling: null } })
  expect(await refused(tell(newId(), 'COLD'))).toEqual([404, 'FeedNotFound'])
  const ahead = await wear(하니, inDays(1))
  expect(await refused(tell(ahead.id, 'COLD'))).toEqual([400, 'InvalidInput'])
  const there = await later(1)
  expect((await tell(ahead.id, 'COLD', there)).offset).toBe(-0.3)
})

test('an invalid feeling or id returns 400, and a request without a session returns 401', async () => {
  const feed = await wear()
  expect(await refused(tell(feed.id, 'FINE' as Feeling))).toEqual([400, 'InvalidInput'])
  expect(await refused(tell("' or 1=1", 'COLD'))).toEqual([400, 'InvalidInput'])
  const nobody = await testApp.inject({ method: 'GET', url: '/api/comfort' })
  expect(nobody.statusCode).toBe(401)
})

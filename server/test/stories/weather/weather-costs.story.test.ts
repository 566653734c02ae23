import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Weather } from '@otday/contract'
import { kma, openProvider, type ProviderServer } from '../../kit/weather-provider.ts'
import { openTestApp, type TestApp, testPassword, type TestUser } from '../../kit/test-app.ts'

let provider: ProviderServer
let testApp: TestApp
beforeAll(async () => {
  provider = await openProvider(kma({ now: () => testApp.clock.now() }))
})
afterAll(() => provider.close())

async function open(env: Record<string, string>) {
  testApp = await openTestApp({
    KMA_API_KEY: 'key',
    KMA_BASE_URL: provider.url,
    RATE_LIMITS: 'on',
    RATE_SIGN_UP: '100/60',
    LOG_LEVEL: 'warn',
    ...env,
  })
  testApp.clock.set('2026-11-20T17:20:00+09:00')
}
beforeEach(() => {
  provider.calls.length = 0
})
afterEach(() => testApp.close())

/** Places 10 km apart or more; the first is Seoul. */
const places = [
  { longitude: 126.98, latitude: 37.56 },
  { longitude: 127.4, latitude: 36.35 },
  { longitude: 128.6, latitude: 35.87 },
  { longitude: 129.07, latitude: 35.18 },
  { longitude: 126.85, latitude: 35.16 },
  { longitude: 127.73, latitude: 37.88 },
  { longitude: 128.9, latitude: 37.75 },
] as const
const view = async (person: TestUser, at: number): Promise<Weather> => {
  const [today] = await person.weathers.list({ query: places[at] ?? places[0] })
  if (!today) throw new Error('no weather')
  return today
}
const asked = () => new Set(provider.calls.map(({ query }) => `${query.get('nx')},${query.get('ny')}`)).size

test('COST-04: a user’s sixth new place of a day gets sample weather, and known places stay real', async () => {
  await open({})
  const 하니 = await testApp.signUp('하니')
  const sources = []
  for (const at of [0, 1, 2, 3, 4, 5, 0]) sources.push((await view(하니, at)).source)
  expect(sources).toEqual(['kma', 'kma', 'kma', 'kma', 'kma', 'sample', 'kma'])
  expect(asked()).toBe(5)
  const 민지 = await testApp.signUp('민지')
  expect((await view(민지, 5)).source).toBe('kma')
  expect((await view(하니, 5)).source).toBe('kma')
})

test('COST-04: beyond the limit, the nearest known place within 15 km is used and flagged NEARBY', async () => {
  await open({ RATE_WEATHER_CELL: '1/86400' })
  const 하니 = await testApp.signUp('하니')
  const known = await view(하니, 0)
  const { longitude, latitude } = places[0]
  const [near] = await 하니.weathers.list({ query: { longitude, latitude: latitude + 0.1 } })
  expect(near).toMatchObject({ id: known.id, source: 'kma', flags: ['NEARBY'] })
  expect(near?.location.latitude).toBeCloseTo(latitude + 0.1)
  const [far] = await 하니.weathers.list({ query: { longitude, latitude: latitude + 0.2 } })
  expect(far).toMatchObject({ source: 'sample', isSample: true, flags: [] })
  expect((await view(하니, 0)).flags).toEqual([])
  expect(asked()).toBe(1)
})

test('COST-04: each network has its own limit of new places', async () => {
  await open({ RATE_WEATHER_CELL_NETWORK: '3/86400' })
  const sources = []
  for (const [at, name] of ['하나', '두리', '세리', '네리'].entries())
    sources.push((await view(await testApp.signUp(name), at)).source)
  expect(sources).toEqual(['kma', 'kma', 'kma', 'sample'])
})

test('COST-04: new places use at most 60 percent of the daily calls, and use of the reserve is logged once', async () => {
  await open({ KMA_DAILY_CALLS: '20', RATE_WEATHER_CELL: '50/86400' })
  const 하니 = await testApp.signUp('하니')
  const sources = []
  for (const at of places.keys()) sources.push((await view(하니, at)).source)
  expect(sources).toContain('sample')
  expect(provider.calls.length).toBeLessThanOrEqual(12)
  testApp.clock.advance(4 * 3600)
  const before = provider.calls.length
  const later = await testApp.signIn(하니.email, testPassword)
  expect((await view(later, 0)).source).toBe('kma')
  expect(provider.calls.length).toBeGreaterThan(before)
  expect(testApp.log.filter((line) => line.includes('the reserve is touched'))).toHaveLength(1)
})

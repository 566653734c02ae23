import { loadConfig } from '#platform/config/index.ts'
import { createMemoryCounter, createRateLimiters, unlimited } from '#platform/rate-limits/index.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onWeatherAlerted } from '../../../src/notifications/index.ts'
import { refreshCells, warnEverybody } from '../../../src/weather/refresh-cells.ts'
import { type TestUser, useTestApp } from '../../kit/test-app.ts'
import { kma, type Made, mild, openProvider, type ProviderServer } from '../../kit/weather-provider.ts'
import { forgetWeather, openStation, seoulCell, seoulTime, type Station } from '../../kit/weather-station.ts'

/** Tests of the weather that is kept up to date for cells of the grid, and of warnings to people about their day. */

const testApp = useTestApp()
let provider: ProviderServer
let station: Station
let 하니: TestUser
let weather: (at: Date) => Made = () => mild

const SEOUL = { latitude: 37.5665, longitude: 126.978 }
const JEJU = { latitude: 33.4996, longitude: 126.5312 }

beforeAll(async () => {
  provider = await openProvider(kma({ now: () => station.time.now, weather: (at) => weather(at) }))
})
afterAll(() => provider.close())
beforeEach(async () => {
  await forgetWeather(testApp)
  await testApp.database.db
    .updateTable('profiles')
    .set({ latitude: null, longitude: null, nx: null, ny: null, locationNames: null })
    .execute()
  weather = () => mild
  testApp.clock.set(seoulTime('2026-11-20T06:00:00'))
  station = await openStation(testApp, { KMA_API_KEY: 'key', KMA_BASE_URL: provider.url })
  하니 = await livesAt('하니', SEOUL)
  provider.calls.length = 0
})

async function livesAt(name: string, location: typeof SEOUL): Promise<TestUser> {
  const person = await testApp.signUp(name)
  await person.profiles.update({ params: { userId: person.id }, body: { name, location } })
  return person
}

const deps = (batch = 100) => ({
  ...station,
  clock: { now: () => station.time.now },
  publish: onWeatherAlerted(testApp.app.signals),
  batch,
  newCells: { person: unlimited, network: unlimited },
})
/** Runs what happens at seven in the morning in Seoul. */
const morning = async (day = '2026-11-20', batch = 100) => {
  station.at(`${day}T07:00:00`)
  await warnEverybody(deps(batch))
}
const issueAt = async (time: string) => {
  station.at(time)
  await refreshCells(deps())
}
const titles = async (person: TestUser) =>
  (await person.notifications.list({ query: {} })).data.map(({ title }) => title).toReversed()

const raining = (from: string) => (at: Date) =>
  at >= seoulTime(from) ? { ...mild, falling: '1', rain: '2.0mm' } : mild

test('a day of mild weather sends no warning', async () => {
  await morning()
  expect(await titles(하니)).toEqual([])
})

test('a warning of rain today is sent at seven, once a day', async () => {
  weather = raining('2026-11-20T12:00:00')
  await morning()
  await morning()
  await issueAt('2026-11-20T08:17:00')
  expect(await titles(하니)).toEqual(['오늘 비 예보가 새로 나왔어요'])
})

test('rain that was forecast the evening before sends no warning in the morning', async () => {
  await morning('2026-11-19')
  weather = raining('2026-11-20T12:00:00')
  await issueAt('2026-11-19T20:17:00')
  await morning()
  expect(await titles(하니)).toEqual([])
})

test('rain newly forecast during the night sends its warning at seven and not before', async () => {
  await morning('2026-11-19')
  await issueAt('2026-11-19T20:17:00')
  weather = raining('2026-11-20T12:00:00')
  await issueAt('2026-11-19T23:17:00')
  await issueAt('2026-11-20T05:17:00')
  expect(await titles(하니)).toEqual([])
  await morning()
  expect(await titles(하니)).toEqual(['오늘 비 예보가 새로 나왔어요'])
})

test('rain newly forecast during the day sends a warning at once, but not after nine in the evening', async () => {
  await morning()
  weather = raining('2026-11-20T19:00:00')
  await issueAt('2026-11-20T14:17:00')
  expect(await titles(하니)).toEqual(['오늘 비 예보가 새로 나왔어요'])
  await morning('2026-11-21')
  weather = (at) => (at >= seoulTime('2026-11-21T22:00:00') ? { ...mild, falling: '3' } : mild)
  await issueAt('2026-11-21T23:17:00')
  expect(await titles(하니)).toEqual(['오늘 비 예보가 새로 나왔어요'])
})

test('snow, a cold front, strong wind and bitter cold send one warning each', async () => {
  await morning('2026-11-19')
  weather = (at) => (at >= seoulTime('2026-11-20T00:00:00') ? { ...mild, celsius: -13, falling: '3', wind: 10 } : mild)
  await morning()
  expect((await titles(하니)).toSorted()).toEqual(
    [
      '오늘 눈 예보가 새로 나왔어요',
      '어제보다 훨씬 추워요',
      '바람이 강하게 불 예정이에요',
      '무척 추울 예정이에요',
    ].toSorted(),
  )
})

test('heat and a warm front send one warning each', async () => {
  await morning('2026-11-19')
  weather = (at) => (at >= seoulTime('2026-11-20T00:00:00') ? { ...mild, celsius: 34, humidity: 70 } : mild)
  await morning()
  expect((await titles(하니)).toSorted()).toEqual(['무척 더울 예정이에요', '어제보다 훨씬 따뜻해요'])
})

test('a user who turned warnings off gets none, and others at the same place do', async () => {
  const 민지 = await livesAt('민지', SEOUL)
  const answer = await 하니.profiles.update({
    params: { userId: 하니.id },
    body: { name: '하니', weatherAlerts: false },
  })
  expect(answer.weatherAlerts).toBe(false)
  weather = raining('2026-11-20T12:00:00')
  await morning()
  expect([await titles(하니), await titles(민지)]).toEqual([[], ['오늘 비 예보가 새로 나왔어요']])
})

test('all users at two places are warned when they are processed in batches of two', async () => {
  const neighbours = await Promise.all(['민지', '혜인', '다니엘', '해린'].map((name) => livesAt(name, SEOUL)))
  const 제주 = await livesAt('제주', JEJU)
  weather = raining('2026-11-20T12:00:00')
  await morning('2026-11-20', 2)
  for (const person of [하니, ...neighbours, 제주]) expect(await titles(person)).toHaveLength(1)
})

test('no warning is sent from sample weather while the provider is down', async () => {
  provider.serve((_, reply) => void reply.writeHead(500).end())
  await morning('2026-07-13')
  const [today] = await station.forecasts.fiveDays(seoulCell)
  // The sample has rain on that day; in a real forecast it would be a reason for a warning.
  expect(today?.forecast).toMatchObject({ isSample: true, precipitation: { type: 'RAIN' } })
  provider.serve(kma({ now: () => station.time.now, weather: (at) => weather(at) }))
  expect(await titles(하니)).toEqual([])
})

test('COST-04: a user who moves home repeatedly fetches no more new weather cells than the limit of a day', async () => {
  const mover = await livesAt('이사', SEOUL)
  const rates = loadConfig({ RATE_WEATHER_CELL: '2/86400' }).rates
  const { weatherCell: person } = createRateLimiters(rates, createMemoryCounter())
  const limited = { ...deps(), newCells: { person, network: unlimited } }
  station.at('2026-11-20T08:17:00')
  const places = [
    { latitude: 37.88, longitude: 127.73 },
    { latitude: 37.75, longitude: 128.9 },
    { latitude: 35.16, longitude: 126.85 },
  ]
  for (const location of places) {
    await mover.profiles.update({ params: { userId: mover.id }, body: { name: '이사', location } })
    await refreshCells(limited)
  }
  const cells = new Set(provider.calls.map(({ query }) => `${query.get('nx')},${query.get('ny')}`))
  expect(['73,134', '93,131', '58,74'].filter((cell) => cells.has(cell))).toEqual(['73,134', '93,131'])
})

test('a new forecast issue is fetched once for each cell that users need, and not for cells out of use', async () => {
  await livesAt('제주', JEJU)
  station.at('2026-11-20T06:30:00')
  await station.forecasts.fiveDays({ nx: 98, ny: 76 })
  for (let minute = 12; minute <= 17; minute++) await issueAt(`2026-11-20T08:${minute}:00`)
  const cellsAt = (base: string) =>
    provider.calls
      .filter(({ operation, query }) => operation === 'getVilageFcst' && query.get('base_time') === base)
      .map(({ query }) => `${query.get('nx')},${query.get('ny')}`)
  expect(cellsAt('0800').toSorted()).toEqual(['53,38', '60,127', '98,76'])
  expect(provider.count('getUltraSrtNcst')).toBe(1)
  await issueAt('2026-11-28T11:17:00')
  expect(cellsAt('1100')).toEqual([])
})

import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Day } from '../../../src/weather/forecast-days.ts'
import { hoursOf, observedHoursOf, requireWeather } from '../../../src/weather/index.ts'
import { useTestApp } from '../../kit/test-app.ts'
import {
  envelope,
  kma,
  type KmaWorld,
  mild,
  noData,
  openProvider,
  type ProviderServer,
  samples,
  saysJson,
  vilageIssue,
} from '../../kit/weather-provider.ts'
import { forgetWeather, openStation, seoulCell, seoulTime, type Station } from '../../kit/weather-station.ts'

/**
 * Tests of the KMA's own formats: the traps that its guide describes must not show in the forecasts of the five days.
 */

const testApp = useTestApp()
let provider: ProviderServer
let station: Station
const world: KmaWorld = { now: () => station.time.now }

beforeAll(async () => {
  provider = await openProvider(kma(world))
})
afterAll(() => provider.close())
beforeEach(async () => {
  await forgetWeather(testApp)
  station = await openStation(testApp, { KMA_API_KEY: 'key', KMA_BASE_URL: provider.url })
  provider.serve(kma(world))
  provider.calls.length = 0
})
afterEach(() => {
  for (const name of ['weather', 'vilage', 'observed', 'ultra', 'mid'] as const) delete world[name]
})

const viewWeather = () => station.forecasts.fiveDays(seoulCell)
const forecast = (days: Day[], index: number) => {
  const day = days[index]
  if (!day) throw new Error(`no day ${index}`)
  return day.forecast
}

/** Makes the KMA server send the samples that belong together, as the service would have them at 17:20. */
const useSamples = () => {
  const issues: Record<string, typeof samples.vilage> = {
    '202611201700': samples.vilage,
    '202611190200': samples.vilageBefore,
  }
  world.vilage = (base) => issues[base] ?? null
  world.observed = (base) =>
    base === '202611201700' ? { T1H: '9.4', REH: '45', RN1: '0', PTY: '0', WSD: '2.7', VEC: '270' } : null
}

interface Expected {
  date: string
  sky: string
  precipitation: { type: string; probability: number; amountMm: number; qualitative: boolean }
  temperature: object
  humidity: object
  wind: { speed: number; word: string }
}

test('the recorded samples produce exactly the expected five days', async () => {
  useSamples()
  const expected: Expected[] = JSON.parse(
    readFileSync(new URL('../../data/weather/expected-five-days.json', import.meta.url), 'utf8'),
  )
  const days = await viewWeather()
  expect(
    days.map(({ forecast: { forecastAt, precipitation, windSpeed, flags, ...day } }) => ({
      date: forecastAt.toISOString().slice(0, 10).replaceAll('-', ''),
      sky: day.skyStatus,
      precipitation: {
        type: precipitation.type,
        probability: precipitation.probability,
        amountMm: precipitation.amount,
        qualitative: flags.includes('CLASSES'),
      },
      temperature: day.temperature,
      humidity: day.humidity,
      wind: { speed: windSpeed.speed, word: windSpeed.asWord },
    })),
  ).toEqual(
    expected.map(({ date, sky, precipitation, temperature, humidity, wind }) => ({
      date,
      sky,
      precipitation,
      temperature,
      humidity,
      wind,
    })),
  )
  expect(forecast(days, 4)).toMatchObject({ precipitationWord: '약한 비', flags: ['CLASSES'] })
  for (const day of days.slice(0, 4)) expect(day.forecast).toMatchObject({ precipitationWord: null, flags: [] })
  for (const day of days) {
    expect(day.forecast).toMatchObject({ source: 'kma', isSample: false, staleMinutes: 0 })
    expect(day.forecast.forecastedAt).toEqual(seoulTime('2026-11-20T17:00:00'))
  }
})

test('forecast issues generated for the tests have as many rows as real issues', () => {
  const sizes = ['02', '05', '08', '11', '14', '17', '20', '23'].map(
    (hour) => vilageIssue(seoulTime(`2026-11-20T${hour}:00:00`)).length,
  )
  expect(sizes).toEqual([944, 907, 871, 835, 798, 1052, 1016, 980])
})

test('an issue is read in pages where needed, and an incomplete one is not used as a forecast', async () => {
  useSamples()
  await viewWeather()
  expect(provider.calls[0]?.query.get('numOfRows')).toBe('1500')
  await forgetWeather(testApp)
  const cut = await openStation(testApp, { KMA_API_KEY: 'key', KMA_BASE_URL: provider.url })
  const usual = kma(world)
  provider.serve((call, reply) => {
    if (call.operation !== 'getVilageFcst') return usual(call, reply)
    const page = Number(call.query.get('pageNo'))
    return saysJson(envelope(samples.vilage.slice((page - 1) * 1000, page * 1000), samples.vilage.length))(call, reply)
  })
  expect(forecast(await cut.forecasts.fiveDays(seoulCell), 4).temperature).toMatchObject({ min: -1, max: 8 })
  await forgetWeather(testApp)
  const broken = await openStation(testApp, { KMA_API_KEY: 'key', KMA_BASE_URL: provider.url })
  provider.serve((call, reply) => {
    if (call.operation !== 'getVilageFcst') return usual(call, reply)
    const rows = call.query.get('pageNo') === '1' ? samples.vilage.slice(0, 1000) : []
    return saysJson(envelope(rows, samples.vilage.length))(call, reply)
  })
  expect(forecast(await broken.forecasts.fiveDays(seoulCell), 0).isSample).toBe(true)
})

test('there are always exactly five days, at each hour and over the end of a month or year', async () => {
  const yearEnd = ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04']
  const leapDay = ['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02', '2028-03-03']
  const moments: [string, string[]][] = [
    ...['00:00:00', '02:09:00', '02:11:00', '02:12:00', '17:11:59', '17:12:00', '23:59:59'].map(
      (time): [string, string[]] => [time, yearEnd],
    ),
    ['09:00:00', leapDay],
    ['18:00:00', leapDay],
  ]
  for (const [time, expected] of moments) {
    await forgetWeather(testApp)
    const fresh = await openStation(testApp, { KMA_API_KEY: 'key', KMA_BASE_URL: provider.url })
    station.at(`${expected[0]}T${time}`)
    fresh.at(`${expected[0]}T${time}`)
    const days = await fresh.forecasts.fiveDays(seoulCell)
    const dates = days.map(({ forecast: { forecastAt } }) =>
      new Date(forecastAt.getTime() + 9 * 3_600_000).toISOString().slice(0, 10),
    )
    expect([time, dates]).toEqual([time, expected])
    for (const day of days)
      expect([time, day.forecast.source, day.forecast.temperature.max]).toEqual([time, 'kma', expect.any(Number)])
    expect(forecast(days, 4).flags).toEqual(time < '17:12:00' ? ['MID_TERM'] : [])
  }
})

test('the fifth day comes from the mid-term forecast in the morning and the hourly one in the evening', async () => {
  station.at('2026-11-20T09:00:00')
  const morning = forecast(await viewWeather(), 4)
  expect(morning).toMatchObject({
    source: 'kma',
    flags: ['MID_TERM'],
    skyStatus: 'CLOUDY',
    precipitation: { type: 'RAIN', amount: null, probability: 60 },
    temperature: { min: -2, max: 8 },
    humidity: { current: null, comparedToDayBefore: null },
    windSpeed: { speed: null },
  })
  expect([provider.count('getMidTa'), provider.count('getMidLandFcst')]).toEqual([1, 1])
  const asked = provider.calls.find(({ operation }) => operation === 'getMidTa')
  expect([asked?.query.get('tmFc'), asked?.query.get('regId')]).toEqual(['202611200600', '11B10101'])
  station.at('2026-11-20T18:00:00')
  const evening = forecast(await viewWeather(), 4)
  expect(evening).toMatchObject({ source: 'kma', flags: [], temperature: { min: 10, max: 10 } })
})

test('a mid-term day has no hours, not even the last midnight of the hourly forecast', async () => {
  station.at('2026-11-20T09:00:00')
  const { db } = testApp.database
  const [, , , fourth, fifth] = await viewWeather()
  if (!fourth || !fifth) throw new Error('no day')
  expect(await hoursOf(db, await requireWeather(db, fifth.id))).toEqual([])
  expect(await hoursOf(db, await requireWeather(db, fourth.id))).toHaveLength(8)
})

test('the last midnight value neither changes the fourth day nor starts a fifth day', async () => {
  world.weather = (at) => ({ ...mild, celsius: at >= seoulTime('2026-11-24T00:00:00') ? -30 : 10 })
  world.mid = 'missing'
  station.at('2026-11-20T09:00:00')
  const days = await viewWeather()
  expect(forecast(days, 3).temperature).toMatchObject({ min: 10, max: 10 })
  expect(forecast(days, 4)).toMatchObject({ isSample: true })
})

test('without a mid-term forecast the fifth day is the labeled sample, without comparison values', async () => {
  world.mid = 'missing'
  station.at('2026-11-20T09:00:00')
  const days = await viewWeather()
  expect(days.map(({ forecast: { source } }) => source)).toEqual(['kma', 'kma', 'kma', 'kma', 'sample'])
  expect(forecast(days, 4)).toMatchObject({
    isSample: true,
    temperature: { comparedToDayBefore: null },
    humidity: { comparedToDayBefore: null },
  })
})

test('when the newest issue is missing, the one before is returned with its delay', async () => {
  world.vilage = (base) => (base === '202611201700' ? null : vilageIssue(seoulTime('2026-11-20T14:00:00')))
  const [today] = await viewWeather()
  const asked = provider.calls
    .filter(({ operation }) => operation === 'getVilageFcst')
    .map(({ query }) => query.get('base_time'))
  expect(asked.filter((time) => time !== '0200')).toEqual(['1700', '1400'])
  expect(today?.forecast).toMatchObject({ staleMinutes: 8, forecastedAt: seoulTime('2026-11-20T14:00:00') })
})

test('without the newest forecast issue of the KMA three older ones are requested, then the sample is returned', async () => {
  world.vilage = () => null
  const [today] = await viewWeather()
  expect(today?.forecast.isSample).toBe(true)
  const asked = provider.calls
    .filter(({ operation }) => operation === 'getVilageFcst')
    .map(({ query }) => query.get('base_time'))
  expect(asked.filter((time) => time !== '0200')).toEqual(['1700', '1400', '1100', '0800'])
})

test('a daily low that a later issue leaves out is kept, and a high that it states replaces the old one', async () => {
  const issue = (base: string, celsius: number) => vilageIssue(seoulTime(base), () => ({ ...mild, celsius }))
  const issues: Record<string, ReturnType<typeof issue>> = {
    '202611200200': issue('2026-11-20T02:00:00', 4),
    '202611201100': issue('2026-11-20T11:00:00', 12),
  }
  world.vilage = (base) => issues[base] ?? null
  world.observed = () => null
  station.at('2026-11-20T02:30:00')
  expect(forecast(await viewWeather(), 0).temperature).toMatchObject({ min: 4, max: 4 })
  station.at('2026-11-20T11:30:00')
  expect(forecast(await viewWeather(), 0).temperature).toMatchObject({ min: 4, max: 12 })
})

test('an older issue fetched for the comparison with yesterday does not overwrite newer values', async () => {
  world.vilage = (base) => {
    if (base === '202611201700') return vilageIssue(seoulTime('2026-11-20T17:00:00'), () => ({ ...mild, celsius: 20 }))
    const before = (at: Date) => ({ ...mild, celsius: at < seoulTime('2026-11-20T00:00:00') ? 5 : 8 })
    return base === '202611190200' ? vilageIssue(seoulTime('2026-11-19T02:00:00'), before) : null
  }
  world.observed = () => null
  const days = await viewWeather()
  expect(forecast(days, 1).temperature).toMatchObject({ current: 20, min: 20, max: 20 })
  expect(forecast(days, 0).temperature.comparedToDayBefore).toBe(3)
})

test('without data of yesterday the difference is null, and the data is requested once', async () => {
  world.vilage = (base) => (base === '202611201700' ? vilageIssue(seoulTime('2026-11-20T17:00:00')) : null)
  expect(forecast(await viewWeather(), 0).temperature.comparedToDayBefore).toBeNull()
  const before = () => provider.calls.filter(({ query }) => query.get('base_date') === '20261119').length
  expect(before()).toBe(1)
  station.at('2026-11-20T17:40:00')
  await viewWeather()
  expect(before()).toBe(1)
})

test('a measurement is compared with the one of the day before, and is dropped when it is old', async () => {
  world.weather = (at) => ({ ...mild, celsius: at < seoulTime('2026-11-20T12:00:00') ? 4 : 10 })
  station.at('2026-11-19T17:20:00')
  await viewWeather()
  world.observed = (base) => (base === '202611201700' ? { T1H: '9.1', REH: '45', PTY: '0' } : null)
  station.at('2026-11-20T17:20:00')
  expect(forecast(await viewWeather(), 0).temperature).toMatchObject({ current: 9.1, comparedToDayBefore: 5.1 })
  station.at('2026-11-20T18:31:00')
  expect(forecast(await viewWeather(), 0).temperature.current).toBe(10)
})

test('the missing-value codes of a broken sensor are ignored', async () => {
  world.observed = () => ({ T1H: '-998.9', REH: '-998.9', PTY: '0' })
  expect(forecast(await viewWeather(), 0)).toMatchObject({
    temperature: { current: 10 },
    humidity: { current: 50 },
  })
})

/** Files with measurements of the KMA that cannot be right, as people reported them. */
const impossible = ['minus-50', 'plus-55', 'zero-in-september']
test.each(impossible)(
  'an impossible measurement (%s) changes no value, and the day is flagged UNMEASURED',
  async (name) => {
    const measured: unknown = JSON.parse(
      readFileSync(new URL(`../../data/weather/measured-${name}.json`, import.meta.url), 'utf8'),
    )
    world.weather = (at) => ({ ...mild, celsius: at.getUTCHours() < 12 ? 18 : 15 })
    const usual = kma(world)
    provider.serve((call, reply) => (call.operation === 'getUltraSrtNcst' ? saysJson(measured) : usual)(call, reply))
    station.at('2026-11-27T17:20:00')
    const days = await viewWeather()
    expect(forecast(days, 0)).toMatchObject({
      temperature: { current: 18, min: 15, max: 18, comparedToDayBefore: 0 },
      humidity: { current: 50 },
      flags: ['UNMEASURED'],
    })
    const today = days[0] && (await requireWeather(testApp.database.db, days[0].id))
    const hours = today ? await observedHoursOf(testApp.database.db, today) : []
    expect(hours.map(({ temperature }) => temperature)).toEqual(expect.arrayContaining([18, 15]))
    expect(hours.every(({ temperature }) => temperature === 18 || temperature === 15)).toBe(true)
  },
)

test('the current sky status comes from the forecast for the next hours', async () => {
  world.ultra = () => [{ category: 'SKY', fcstDate: '20261120', fcstTime: '1700', fcstValue: '4' }]
  expect(forecast(await viewWeather(), 0).skyStatus).toBe('CLOUDY')
})

test('heavy rain stated as a minimum amount is flagged AT_LEAST', async () => {
  const pouring = seoulTime('2026-11-21T12:00:00')
  world.weather = (at) => (at.getTime() === pouring.getTime() ? { ...mild, falling: '1', rain: '50.0mm 이상' } : mild)
  expect(forecast(await viewWeather(), 1)).toMatchObject({
    precipitation: { type: 'RAIN', amount: 50 },
    flags: ['AT_LEAST'],
  })
})

test('eight issues of a day and a change of provider keep the weather ids of the days', async () => {
  const ids = new Set<string>()
  for (const hour of ['02', '05', '08', '11', '14', '17', '20', '23']) {
    station.at(`2026-11-20T${hour}:20:00`)
    for (const { id } of await viewWeather()) ids.add(id)
  }
  expect(ids.size).toBe(5)
  const alone = await openStation(testApp, {})
  alone.at('2026-11-21T00:10:00')
  const after = await alone.forecasts.fiveDays(seoulCell)
  expect(after.slice(0, 4).every(({ id }) => ids.has(id))).toBe(true)
})

test('an issue that is stored is not asked for again', async () => {
  await viewWeather()
  const count = provider.count('getVilageFcst')
  for (const minute of ['30', '40', '50']) {
    station.at(`2026-11-20T17:${minute}:00`)
    await viewWeather()
  }
  expect(provider.count('getVilageFcst')).toBe(count)
  station.at('2026-11-20T20:12:00')
  await viewWeather()
  expect(provider.count('getVilageFcst')).toBe(count + 1)
})

test('cells of one region share its mid-term forecast', async () => {
  station.at('2026-11-20T09:00:00')
  await viewWeather()
  await station.forecasts.fiveDays({ nx: 61, ny: 126 })
  expect([provider.count('getMidTa'), provider.count('getMidLandFcst')]).toEqual([1, 1])
  expect(provider.calls.filter(({ query }) => query.get('nx') === '61').length).toBeGreaterThan(0)
})

const keys = [
  ['plain', 'abc+/=d', 'abc+/=d'],
  ['as the portal shows it encoded', 'abc%2B%2F%3Dd', 'abc+/=d'],
  ['with a stray percent sign', 'abc%zz', 'abc%zz'],
] as const
test.each(keys)('a service key given %s is sent in the right encoding', async (_, given, meant) => {
  const other = await openStation(testApp, { KMA_API_KEY: given, KMA_BASE_URL: provider.url })
  await other.forecasts.fiveDays(seoulCell)
  for (const { query, headers } of provider.calls) {
    expect(query.getAll('serviceKey')).toEqual([meant])
    expect(query.has('authKey')).toBe(false)
    expect(headers['user-agent']).toContain('Otday')
  }
})

test('the log contains no key, no provider address and no place', async () => {
  const other = await openStation(testApp, { KMA_API_KEY: 'top-secret-key', KMA_BASE_URL: provider.url })
  provider.serve((call, reply) => saysJson({ resultCode: '10', echo: call.query.toString() }, 400)(call, reply))
  await other.forecasts.fiveDays(seoulCell)
  const log = other.logged.join('\n')
  expect(log).toContain('code 10')
  for (const secret of ['top-secret-key', provider.url, '"nx"', '127']) expect(log).not.toContain(secret)
})

test('a no-data response does not count as a failure of the provider', async () => {
  provider.serve(saysJson(noData))
  for (let n = 0; n < 8; n++) {
    station.at(`2026-11-${10 + n}T17:20:00`)
    await viewWeather()
  }
  expect(provider.count('getVilageFcst')).toBeGreaterThan(8 * 4)
  expect(station.logged).toEqual([])
})

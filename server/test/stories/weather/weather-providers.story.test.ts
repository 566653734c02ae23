import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hoursOf, requireWeather } from '../../../src/weather/index.ts'
import { useTestApp } from '../../kit/test-app.ts'
import { kma, openMeteoBody, openProvider, type ProviderServer, saysJson } from '../../kit/weather-provider.ts'
import { forgetWeather, openStation, seoulCell, seoulTime, type Station } from '../../kit/weather-station.ts'

/** Tests of the rules that every source of weather keeps. */

const testApp = useTestApp()
let servers: Record<'kma' | 'open-meteo', ProviderServer>
let station: Station

beforeAll(async () => {
  servers = {
    kma: await openProvider(kma({ now: () => station.time.now })),
    'open-meteo': await openProvider((call, reply) => saysJson(openMeteoBody())(call, reply)),
  }
})
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close()
})

const sources = {
  kma: {
    env: () => ({ KMA_API_KEY: 'key', KMA_BASE_URL: servers.kma.url }),
    asked: () => servers.kma.count('getVilageFcst'),
  },
  'open-meteo': {
    env: () => ({ WEATHER_OPEN_METEO: 'on', OPEN_METEO_BASE_URL: servers['open-meteo'].url }),
    asked: () => servers['open-meteo'].count('forecast'),
  },
  sample: { env: () => ({}), asked: () => 0 },
}

describe.each(['kma', 'open-meteo', 'sample'] as const)('the weather source %s', (source) => {
  const open = () => openStation(testApp, sources[source].env())
  const viewWeather = (from = station) => from.forecasts.fiveDays(seoulCell)

  beforeEach(async () => {
    await forgetWeather(testApp)
    for (const server of Object.values(servers)) server.calls.length = 0
    station = await open()
  })

  test('the forecast has five plausible days from today in Seoul, each labeled with its source', async () => {
    const days = await viewWeather()
    expect(days.map(({ forecast }) => forecast.forecastAt)).toEqual(
      [20, 21, 22, 23, 24].map((day) => seoulTime(`2026-11-${day}T17:00:00`)),
    )
    for (const { forecast } of days) {
      expect(forecast).toMatchObject({ source, isSample: source === 'sample', staleMinutes: 0 })
      const { current, min, max } = forecast.temperature
      if (current === null || min === null || max === null) throw new Error('no temperature')
      expect(current).toBeGreaterThanOrEqual(min)
      expect(current).toBeLessThanOrEqual(max)
      expect(forecast.temperature.comparedToDayBefore).not.toBeNull()
      expect(forecast.precipitation.probability).toBeGreaterThanOrEqual(0)
      expect(forecast.humidity.current).toBeGreaterThan(0)
    }
  })

  test('a day has 24 hours from midnight in Seoul', async () => {
    const [, tomorrow] = await viewWeather()
    if (!tomorrow) throw new Error('no day')
    const hours = await hoursOf(testApp.database.db, await requireWeather(testApp.database.db, tomorrow.id))
    expect(hours).toHaveLength(24)
    expect([hours[0]?.at, hours[23]?.at]).toEqual([seoulTime('2026-11-21T00:00:00'), seoulTime('2026-11-21T23:00:00')])
  })

  test('fifty simultaneous requests fetch from the provider once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => viewWeather()))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    // The KMA is asked twice, because yesterday's weather comes from another issue.
    expect(sources[source].asked()).toBe({ kma: 2, 'open-meteo': 1, sample: 0 }[source])
  })

  test('fifty simultaneous requests to two instances fetch from the provider once', async () => {
    const other = await open()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => viewWeather(n % 2 === 0 ? station : other)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(sources[source].asked()).toBe({ kma: 2, 'open-meteo': 1, sample: 0 }[source])
  })

  test('an instance that starts later returns the same days without another fetch', async () => {
    const days = await viewWeather()
    const other = await open()
    const before = sources[source].asked()
    expect(await viewWeather(other)).toEqual(days)
    expect(sources[source].asked()).toBe(before)
  })

  test('the weather ids of the days stay the same past midnight, and a past day keeps its forecast', async () => {
    station.at('2026-11-20T23:30:00')
    const evening = await viewWeather()
    station.at('2026-11-21T00:10:00')
    const night = await viewWeather()
    expect(night.slice(0, 4).map(({ id }) => id)).toEqual(evening.slice(1).map(({ id }) => id))
    const passed = evening[0]
    if (!passed) throw new Error('no day')
    expect((await requireWeather(testApp.database.db, passed.id)).forecast).toEqual(passed.forecast)
  })
})

test('the Open-Meteo request names the location, units, time zone and key', async () => {
  await forgetWeather(testApp)
  servers['open-meteo'].calls.length = 0
  station = await openStation(testApp, { ...sources['open-meteo'].env(), OPEN_METEO_API_KEY: 'paid' })
  await station.forecasts.fiveDays(seoulCell)
  const query = Object.fromEntries(servers['open-meteo'].calls[0]?.query ?? [])
  expect(query).toMatchObject({
    latitude: '37.5799',
    longitude: '126.9894',
    timezone: 'Asia/Seoul',
    wind_speed_unit: 'ms',
    past_days: '1',
    apikey: 'paid',
  })
  expect(query['models']).toBeUndefined()
})

test('the chosen provider is asked first, and a provider that is not enabled is never asked', async () => {
  const both = { ...sources.kma.env(), ...sources['open-meteo'].env() }
  const reported = async (env: Record<string, string>) => {
    await forgetWeather(testApp)
    station = await openStation(testApp, env)
    return (await station.forecasts.fiveDays(seoulCell))[0]?.forecast.source
  }
  expect(await reported(both)).toBe('kma')
  expect(await reported({ ...both, WEATHER_PROVIDER: 'open-meteo' })).toBe('open-meteo')
  expect(await reported({ ...both, WEATHER_PROVIDER: 'sample' })).toBe('sample')
  servers['open-meteo'].calls.length = 0
  expect(await reported({ OPEN_METEO_BASE_URL: servers['open-meteo'].url })).toBe('sample')
  expect(servers['open-meteo'].calls).toEqual([])
})

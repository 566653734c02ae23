import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { requireWeather } from '../../../src/weather/index.ts'
import { takeLease } from '../../../src/weather/queries-leases.ts'
import type { WeatherTimes } from '../../../src/weather/times.ts'
import { useTestApp } from '../../kit/test-app.ts'
import {
  envelope,
  faults,
  type Handler,
  kma,
  mild,
  openMeteoBody,
  openProvider,
  type ProviderServer,
  says,
  saysJson,
} from '../../kit/weather-provider.ts'
import { forgetWeather, openStation, seoulCell, seoulTime, type Station } from '../../kit/weather-station.ts'

/**
 * Tests of providers that are down, slow or send garbage: people get what there is, labeled as such, and no provider is
 * called too often.
 */

const testApp = useTestApp()
let provider: ProviderServer
let station: Station
let well: Handler

beforeAll(async () => {
  provider = await openProvider(says(500, ''))
  well = kma({ now: () => station.time.now })
})
afterAll(() => provider.close())
beforeEach(async () => {
  await forgetWeather(testApp)
  station = await openStation(testApp, { KMA_API_KEY: 'key', KMA_BASE_URL: provider.url })
  provider.calls.length = 0
})

/** Options of tests that wait for work which goes on after a response. */
const pollOptions = { timeout: 30_000 }

const open = (env: Record<string, string> = {}, times: Partial<WeatherTimes> = {}) =>
  openStation(testApp, { KMA_API_KEY: 'key', KMA_BASE_URL: provider.url, ...env }, times)
/** Opens a second instance at the same time, where people wait 0.4 s for a provider. */
const openHurried = async () => {
  const hurried = await open({}, { viewing: 400 })
  hurried.time.now = station.time.now
  return hurried
}
const viewWeather = (from = station) => from.forecasts.fiveDays(seoulCell)
const today = async (from = station) => {
  const [day] = await viewWeather(from)
  if (!day) throw new Error('no day')
  return { id: day.id, ...day.forecast }
}
/**
 * Waits until today's forecast is as expected: on a busy machine, the first requests may be answered before the
 * provider's data has come.
 */
const settled = (expected: object, from = station) =>
  vi.waitFor(async () => expect(await today(from)).toMatchObject(expected), pollOptions)
const storedIn = async ({ nx, ny }: typeof seoulCell) => {
  const { db } = testApp.database
  const of = db.selectFrom('weatherSlots').where('nx', '=', nx).where('ny', '=', ny)
  const rows = await of.select('series').distinct().execute()
  return rows.map(({ series }) => series).toSorted()
}

const failures: Record<string, Handler> = {
  ...faults,
  'an error in XML': says(
    200,
    '<OpenAPI_ServiceResponse><returnReasonCode>30</returnReasonCode></OpenAPI_ServiceResponse>',
  ),
  'a page of HTML': says(502, '<html>Bad Gateway</html>'),
  'a plain word': says(401, 'Unauthorized'),
  'rows of another kind': saysJson(envelope([{ hello: 'world' }])),
  'a list': saysJson([1, 2, 3]),
}
test('a provider failure of each kind stores nothing, and the sample is returned', async () => {
  // Each failure gets a provider and a cell of its own, so that all can happen at once.
  const reported = await Promise.all(
    Object.entries(failures).map(async ([name, failure], at) => {
      const failing = await openProvider(failure)
      const cell = { nx: 61 + at, ny: 127 }
      const [day] = await (await open({ KMA_BASE_URL: failing.url }, { response: 600 })).forecasts.fiveDays(cell)
      const reported = [name, day?.forecast.source, await storedIn(cell), failing.count('elsewhere')]
      await failing.close()
      return reported
    }),
  )
  expect(reported).toEqual(Object.keys(failures).map((name) => [name, 'sample', ['sample'], 0]))
})

test('an unreachable provider leads to sample weather without an error', async () => {
  const nowhere = await open({ KMA_BASE_URL: 'http://127.0.0.1:1' })
  const unknown = await open({ KMA_BASE_URL: 'http://weather.invalid' })
  const reported = await Promise.all([today(nowhere), today(unknown)])
  expect(reported.map(({ isSample }) => isSample)).toEqual([true, true])
})

test('a provider request that fails is retried before the response is sent', async () => {
  let failures = 2
  provider.serve((call, reply) =>
    call.operation === 'getVilageFcst' && failures-- > 0
      ? says(500, 'Unexpected errors')(call, reply)
      : well(call, reply),
  )
  expect((await today()).source).toBe('kma')
})

test('an outage returns stored weather with its age, after a day the sample, and recovers by itself', async () => {
  provider.serve(well)
  await settled({ source: 'kma', staleMinutes: 0 })
  const { id } = await today()
  provider.serve(faults.empty)
  station.at('2026-11-20T21:12:00')
  expect(await today()).toMatchObject({ id, source: 'kma', staleMinutes: 60, isSample: false })
  station.at('2026-11-21T20:12:00')
  expect(await today()).toMatchObject({ source: 'kma', staleMinutes: 24 * 60 })
  station.at('2026-11-21T21:12:00')
  expect(await today()).toMatchObject({ source: 'sample', isSample: true, staleMinutes: 0 })
  provider.serve(well)
  station.at('2026-11-21T22:20:00')
  await settled({ source: 'kma', staleMinutes: 0 })
})

test('a request during a slow fetch gets the stored forecast, and the new one follows under the same id', async () => {
  provider.serve(well)
  const before = await today()
  let isDripping = true
  const warmer = kma({ now: () => station.time.now, weather: () => ({ ...mild, celsius: 20 }) })
  const blocked: (() => void)[] = []
  provider.serve((call, reply) => {
    if (isDripping) blocked.push(() => void warmer(call, reply))
    else void warmer(call, reply)
  })
  station.at('2026-11-20T20:12:00')
  const meanwhile = await today(await openHurried())
  expect(meanwhile).toMatchObject({ id: before.id, staleMinutes: 0, temperature: { current: 10 } })
  isDripping = false
  for (const answer of blocked) answer()
  await vi.waitFor(async () => {
    const row = await requireWeather(testApp.database.db, before.id)
    expect(row.forecast.temperature.current).toBe(20)
  }, pollOptions)
})

test('a request with nothing stored gets the sample, and the forecast follows under the same id', async () => {
  const blocked: (() => void)[] = []
  provider.serve((call, reply) => void blocked.push(() => void well(call, reply)))
  const hurried = await openHurried()
  const answers = await Promise.all(Array.from({ length: 50 }, () => today(hurried)))
  for (const answer of answers) expect(answer).toMatchObject({ isSample: true })
  await vi.waitFor(() => expect(provider.count('getVilageFcst')).toBe(2), pollOptions)
  provider.serve(well)
  for (const answer of blocked) answer()
  const id = answers[0]?.id
  if (!id) throw new Error('no day')
  await vi.waitFor(async () => {
    const row = await requireWeather(testApp.database.db, id)
    expect(row.forecast).toMatchObject({ source: 'kma', isSample: false })
  }, pollOptions)
  await settled({ source: 'kma', isSample: false })
  expect(provider.count('getVilageFcst')).toBe(2)
})

test('five failures in a row open the circuit; after a minute one call tries, and success closes it', async () => {
  provider.serve(faults.empty)
  await viewWeather()
  const afterFirst = provider.calls.length
  station.at('2026-11-20T17:20:30')
  await station.forecasts.fiveDays({ nx: 98, ny: 76 })
  expect(provider.calls.length).toBe(afterFirst)
  station.at('2026-11-20T17:21:31')
  await viewWeather()
  expect(provider.calls.length).toBe(afterFirst + 1)
  station.at('2026-11-20T17:22:40')
  await viewWeather()
  expect(provider.calls.length).toBe(afterFirst + 1)
  provider.serve(well)
  provider.calls.length = 0
  station.at('2026-11-20T17:24:00')
  await settled({ source: 'kma' })
  // One call tried the provider; the calls that waited for its success were made after it.
  expect([provider.count('getVilageFcst'), provider.count('getUltraSrtNcst')]).toEqual([2, 1])
})

test('after the daily calls are used up, no instance calls the provider until midnight in Seoul', async () => {
  provider.serve(says(200, '<r><returnReasonCode>22</returnReasonCode></r>'))
  expect((await today()).isSample).toBe(true)
  const used = provider.calls.length
  provider.serve(well)
  station.at('2026-11-20T23:59:00')
  expect((await today()).isSample).toBe(true)
  const other = await open()
  other.at('2026-11-20T23:59:59')
  expect((await today(other)).isSample).toBe(true)
  expect(provider.calls.length).toBe(used)
  station.at('2026-11-21T00:00:00')
  expect((await today()).source).toBe('kma')
})

test('a wrong key is logged for the operator once and not retried for an hour', async () => {
  provider.serve(saysJson({ result: { status: 401, message: '유효한 인증키가 아닙니다.' } }, 401))
  await viewWeather()
  const alerts = () => station.logged.filter((line) => line.includes('needs its operator'))
  expect(alerts()).toHaveLength(1)
  const used = provider.calls.length
  station.at('2026-11-20T18:19:00')
  await viewWeather()
  expect(provider.calls.length).toBe(used)
  provider.serve(well)
  station.at('2026-11-20T18:21:00')
  expect((await today()).source).toBe('kma')
})

test('a 403 for the mid-term operations leaves the other operations working', async () => {
  provider.serve((call, reply) =>
    call.operation.startsWith('getMid')
      ? saysJson({ result: { status: 403, message: '활용신청이 필요한 API 입니다.' } })(call, reply)
      : well(call, reply),
  )
  station.at('2026-11-20T09:00:00')
  const days = await viewWeather()
  expect(days.map(({ forecast: { source } }) => source)).toEqual(['kma', 'kma', 'kma', 'kma', 'sample'])
})

test('the days are returned even when the measurement requests fail', async () => {
  provider.serve((call, reply) =>
    call.operation.startsWith('getUltra') ? says(500, 'Unexpected errors')(call, reply) : well(call, reply),
  )
  expect(await today()).toMatchObject({ source: 'kma', temperature: { current: 10 } })
})

test('the second provider is used while the first has no data, and the first takes over when it is back', async () => {
  const second = await openProvider(saysJson(openMeteoBody()))
  try {
    provider.serve(faults.empty)
    const both = await open({ WEATHER_OPEN_METEO: 'on', OPEN_METEO_BASE_URL: second.url })
    const { id, source } = await today(both)
    expect(source).toBe('open-meteo')
    provider.serve(well)
    // The first request tests whether the better provider works again; the second one gets its forecast.
    for (const minute of ['40', '42']) {
      both.at(`2026-11-20T17:${minute}:00`)
      station.at(`2026-11-20T17:${minute}:00`)
      await viewWeather(both)
    }
    expect(await today(both)).toMatchObject({ id, source: 'kma' })
    second.calls.length = 0
    provider.serve(faults.empty)
    both.at('2026-11-20T22:00:00')
    expect(await today(both)).toMatchObject({ source: 'kma', staleMinutes: 108 })
    expect(second.calls).toEqual([])
  } finally {
    await second.close()
  }
})

test('an Open-Meteo limit stops calls for as long as its message states', async () => {
  const reasons = {
    'Minutely API request limit exceeded. Please try again in one minute.': '2026-11-20T17:21:01',
    'Hourly API request limit exceeded. Please try again in the next hour.': '2026-11-20T18:00:01',
    'Daily API request limit exceeded. Please try again tomorrow.': '2026-11-21T09:00:01',
  }
  for (const [reason, until] of Object.entries(reasons)) {
    await forgetWeather(testApp)
    const own = await openStation(testApp, { WEATHER_OPEN_METEO: 'on', OPEN_METEO_BASE_URL: provider.url })
    provider.calls.length = 0
    provider.serve(saysJson({ error: true, reason }, 429))
    await own.forecasts.fiveDays({ nx: 60, ny: 127 })
    own.time.now = new Date(seoulTime(until).getTime() - 2000)
    await own.forecasts.fiveDays({ nx: 61, ny: 127 })
    expect([reason, provider.calls.length]).toEqual([reason, 1])
    own.at(until)
    await own.forecasts.fiveDays({ nx: 62, ny: 127 })
    expect([reason, provider.calls.length]).toEqual([reason, 2])
  }
})

test('background refreshes leave a fifth of the daily calls to user requests', async () => {
  const small = await open({ KMA_DAILY_CALLS: '10' })
  provider.serve(well)
  for (let nx = 1; nx <= 12; nx++) await small.forecasts.refresh({ nx, ny: 100 })
  expect(provider.calls.length).toBe(8)
  await viewWeather(small)
  expect(provider.calls.length).toBe(8)
  await small.forecasts.fiveDays({ nx: 1, ny: 100 })
  expect(provider.calls.length).toBeGreaterThan(8)
})

test('an instance waits for the lease of another one, and fetches when that lease has expired', async () => {
  const { db } = testApp.database
  provider.serve(well)
  const name = `kma/vilage/${seoulCell.nx},${seoulCell.ny}`
  await takeLease(db, name)
  expect((await today(await openHurried())).isSample).toBe(true)
  await vi.waitFor(() => expect(provider.count('getVilageFcst')).toBe(1), pollOptions)
  await db
    .updateTable('weatherLeases')
    .set({ expiresAt: new Date(0) })
    .where('name', '=', name)
    .execute()
  await vi.waitFor(() => expect(provider.count('getVilageFcst')).toBe(2), pollOptions)
  await vi.waitFor(
    async () => expect(await db.selectFrom('weatherLeases').selectAll().execute()).toEqual([]),
    pollOptions,
  )
  await settled({ source: 'kma', isSample: false })
})

test('the metrics show provider calls, their outcomes and the age of stale weather', async () => {
  provider.serve(well)
  await viewWeather()
  const measures = (expected: RegExp) =>
    vi.waitFor(async () => expect(await station.measured()).toMatch(expected), pollOptions)
  // A request may be answered before all data has come, so the test waits for the metric.
  await measures(/otday_weather_calls_total\{provider="kma",operation="getVilageFcst",outcome="ok"\} 2/)
  provider.serve(says(500, ''))
  station.at('2026-11-20T21:12:00')
  await viewWeather()
  await measures(/operation="getVilageFcst",outcome="unavailable"\} \d/)
  const measured = await station.measured()
  expect(measured).toMatch(
    /otday_weather_calls_total\{provider="kma",operation="getVilageFcst",outcome="unavailable"\} \d/,
  )
  expect(measured).toMatch(/otday_weather_stale_minutes\{source="kma"\} 60/)
})

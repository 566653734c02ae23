import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from '#platform/http/in-time.ts'
import { useTestApp } from '../../kit/test-app.ts'
import { type Handler, kma, openProvider, type ProviderServer, says } from '../../kit/weather-provider.ts'
import { forgetWeather, openStation, seoulCell, type Station } from '../../kit/weather-station.ts'

/** Tests that a fetch of weather, which serves everybody, goes on when the client that caused it has disconnected. */

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
})

const pollOptions = { timeout: 30_000 }
const times = { handling: 60_000, commit: 10_000 }
const leases = () => testApp.database.db.selectFrom('weatherLeases').selectAll().execute()

test('a disconnect during a slow fetch counts as no provider failure, and the next request is served', async () => {
  const blocked: (() => void)[] = []
  provider.serve((call, reply) => void blocked.push(() => void well(call, reply)))
  const leaving = new AbortController()
  const left = [seoulCell, { nx: 98, ny: 76 }].map((cell) =>
    inTime({ times, gone: leaving.signal }, () => station.forecasts.fiveDays(cell)).catch(
      ({ code }: { code: string }) => code,
    ),
  )
  await vi.waitFor(() => expect(blocked.length).toBeGreaterThan(0), pollOptions)
  leaving.abort()
  expect(await Promise.all(left)).toEqual(['Unavailable', 'Unavailable'])
  provider.serve(well)
  for (const answer of blocked) answer()
  const next = async () => (await station.forecasts.fiveDays(seoulCell))[0]?.forecast
  await vi.waitFor(async () => expect(await next()).toMatchObject({ source: 'kma', isSample: false }), pollOptions)
  await vi.waitFor(async () => expect(await leases()).toEqual([]), pollOptions)
  expect(station.logged).toEqual([])
})

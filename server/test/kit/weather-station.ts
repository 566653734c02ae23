import { fileURLToPath } from 'node:url'
import { loadPlaces, openNames, openPlaces, type PlaceUses } from '../../src/places/index.ts'
import { openUpstreams } from '../../src/upstreams/index.ts'
import { openWeather, type WeatherModule } from '../../src/weather/open-weather.ts'
import { type WeatherTimes, weatherTimes } from '../../src/weather/times.ts'
import { loadConfig } from '#platform/config/index.ts'
import { createMetrics } from '#platform/observability/metrics.ts'
import type { TestApp } from './test-app.ts'

const placesFile = fileURLToPath(new URL('../../.cache/places.bin', import.meta.url))

export const seoulCell = { nx: 60, ny: 127 }
export const seoulTime = (text: string) => new Date(`${text}+09:00`)

export interface Station extends WeatherModule {
  places: PlaceUses
  time: { now: Date }
  at(text: string): void
  logged: string[]
  measured(): Promise<string>
}

/** Opens the weather module with immediate retries; `times` changes its other durations. */
export async function openStation(
  testApp: TestApp,
  env: Record<string, string>,
  times: Partial<WeatherTimes> = {},
): Promise<Station> {
  const time = { now: seoulTime('2026-11-20T17:20:00') }
  const logged: string[] = []
  const note = (context: object, message: string) => void logged.push(`${message} ${JSON.stringify(context)}`)
  const metrics = createMetrics()
  const clock = { now: () => time.now }
  const { weather } = loadConfig(env)
  const deps = { db: testApp.database.db, clock, log: { error: note, warn: note }, metrics }
  const upstreams = openUpstreams({ ...deps, retryDelay: 20 })
  const readPlaces = await loadPlaces({ cacheFile: placesFile, clock })
  const places = openPlaces({ readPlaces, nameOf: openNames({ upstreams, clock }, weather.kakao) })
  const station = openWeather({ ...deps, upstreams, places, times: { ...weatherTimes, ...times } }, weather)
  return {
    ...station,
    places,
    time,
    at: (text) => void (time.now = seoulTime(text)),
    logged,
    measured: () => metrics.metrics(),
  }
}

const tables = [
  'weathers',
  'weatherSlots',
  'weatherExtremes',
  'weatherIssues',
  'weatherCells',
  'weatherQuotas',
  'weatherLeases',
  'weatherOutlooks',
] as const

export async function forgetWeather({ database: { db } }: TestApp): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute()
}

import type { Clock } from '#platform/clock.ts'
import type { Weathering } from '#platform/config/index.ts'
import type { Db } from '#platform/db/index.ts'
import type { Metrics } from '#platform/metrics.ts'
import { createForecasts, type Forecasts } from './forecasts.ts'
import { createWeatherMetrics } from './metrics.ts'
import type { NamePoint } from './places/kakao.ts'
import type { Places } from './places/load-places.ts'
import { createNames, createProviders } from './providers.ts'
import { type WeatherTimes, weatherTimes } from './times.ts'
import type { WeatherLog } from './upstream.ts'

export interface OpeningDeps {
  db: Db
  clock: Clock
  log: WeatherLog
  metrics: Metrics
  places: Places
  times?: WeatherTimes
}

export interface WeatherModule {
  db: Db
  places: Places
  names: NamePoint
  forecasts: Forecasts
  /** Besides the sample. */
  hasProviders: boolean
}

export function openWeather(
  { db, clock, log, metrics, places, times = weatherTimes }: OpeningDeps,
  config: Weathering,
): WeatherModule {
  const deps = { db, clock, log, metrics: createWeatherMetrics(metrics), times }
  const providers = createProviders(deps, config, places)
  return {
    db,
    places,
    names: createNames(deps, config),
    forecasts: createForecasts({ ...deps, providers }),
    hasProviders: providers.length > 0,
  }
}

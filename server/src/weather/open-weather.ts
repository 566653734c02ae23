import type { Clock } from '#platform/clock.ts'
import type { Weathering } from '#platform/config/index.ts'
import type { Db } from '#platform/db/index.ts'
import type { Metrics } from '#platform/observability/metrics.ts'
import type { PlaceUses } from '../places/index.ts'
import type { UpstreamLog, CreateUpstream } from '../upstreams/index.ts'
import { createForecasts, type Forecasts } from './forecasts.ts'
import { createWeatherMetrics } from './metrics.ts'
import { createProviders } from './providers.ts'
import { type WeatherTimes, weatherTimes } from './times.ts'

export interface OpeningDeps {
  db: Db
  clock: Clock
  log: UpstreamLog
  metrics: Metrics
  upstreams: CreateUpstream
  places: Pick<PlaceUses, 'codeAt'>
  times?: WeatherTimes
}

export interface WeatherModule {
  db: Db
  forecasts: Forecasts
  /**
   * Whether any weather provider is configured; without one, only sample forecasts (weather usual for the season) are
   * shown.
   */
  hasProviders: boolean
}

export function openWeather(
  { db, clock, log, metrics, upstreams, places, times = weatherTimes }: OpeningDeps,
  config: Weathering,
): WeatherModule {
  const providers = createProviders({ upstreams, places, times }, config)
  return {
    db,
    forecasts: createForecasts({ db, clock, log, metrics: createWeatherMetrics(metrics), times, providers }),
    hasProviders: providers.length > 0,
  }
}

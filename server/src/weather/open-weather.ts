import type { Clock } from '#platform/clock.ts'
import type { Weathering } from '#platform/config/index.ts'
import type { Db } from '#platform/db/index.ts'
import type { Metrics } from '#platform/metrics.ts'
import { createForecasts, type Forecasts } from './forecasts.ts'
import { createWeatherMetrics } from './metrics.ts'
import type { NamePoint } from './places/kakao.ts'
import type { PlaceTable } from './places/table.ts'
import { createNames, createProviders } from './providers.ts'
import type { WeatherLog } from './upstream.ts'

export interface OpeningDeps {
  db: Db
  clock: Clock
  log: WeatherLog
  metrics: Metrics
  places: PlaceTable
}

/** Where weather and names come from. */
export interface WeatherModule {
  db: Db
  places: PlaceTable
  names: NamePoint
  forecasts: Forecasts
  /** Somebody besides the sample tells the weather. */
  hasProviders: boolean
}

/** The weather of a configuration: its providers, the best first, and behind them the labelled sample. */
export function openWeather({ db, clock, log, metrics, places }: OpeningDeps, config: Weathering): WeatherModule {
  const deps = { db, clock, log, metrics: createWeatherMetrics(metrics) }
  const providers = createProviders(deps, config, places)
  return {
    db,
    places,
    names: createNames(deps, config),
    forecasts: createForecasts({ ...deps, providers }),
    hasProviders: providers.length > 0,
  }
}

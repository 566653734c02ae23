import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { outliving } from '#platform/concurrency/request-scope.ts'
import { createSingleFlight } from '#platform/cache/single-flight.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { type Bring, createBring, type Occasion } from './refresh-issues.ts'
import { daysFrom } from './derive-days.ts'
import { ProviderFault, type UpstreamLog } from '../upstreams/index.ts'
import type { Cell } from '../places/index.ts'
import type { WeatherMetrics } from './metrics.ts'
import type { WeatherProvider } from './provider.ts'
import { storedDays } from './queries.ts'
import { cellsNear, storedIssue } from './queries-issues.ts'
import { type Day, dayOf, findIssues, forecastDays, type CellForecast } from './forecast-days.ts'
import { seoulDate } from '@otday/common/seoul-time'
import type { WeatherTimes } from './times.ts'
import { weatherId } from './weather-id.ts'

export interface ForecastDeps {
  db: Db
  clock: Clock
  /**
   * Providers, best first; if none of them has data, a sample forecast (weather usual for the season) is shown, labeled
   * so.
   */
  providers: readonly WeatherProvider[]
  metrics: WeatherMetrics
  log: UpstreamLog
  times: WeatherTimes
}

export interface Forecasts {
  /** Returns days from today in Seoul. Never fails because of a provider; waits for one as long as `times.viewing`. */
  fiveDays(cell: Cell): Promise<Day[]>
  /** Whether the best provider's newest issue is stored. */
  isCurrent(cell: Cell): Promise<boolean>
  /** Fetches the forecast in the background, ahead of use. */
  refresh(cell: Cell): Promise<CellForecast>
  /** Whether the cell was fetched in the last days, so that viewing it causes no additional calls. */
  isKnown(cell: Cell): Promise<boolean>
  /** Finds a known cell within 15 km. */
  knownNear(cell: Cell): Promise<Cell | undefined>
  sample(cell: Cell): Promise<Day[]>
}

const keptCells = 500

/** Concurrent requests for a cell share one fetch; instances share it by leases in the database. */
export function createForecasts(deps: ForecastDeps): Forecasts {
  const memory = new LruCache<string, CellForecast>(keptCells)
  const inFlight = createSingleFlight<CellForecast>()
  const hurried = createSingleFlight<CellForecast>()
  const bring = createBring(deps)

  const read = async (cell: Cell, viewed: boolean): Promise<CellForecast> => {
    const served = await forecastDays(deps.db, cell, { now: deps.clock.now(), providers: deps.providers, viewed })
    deps.metrics.served(served.days[0]?.forecast.source ?? 'sample', served.staleMinutes)
    memory.set(keyOf(cell), served)
    return served
  }
  const refreshAndRead = async (cell: Cell, occasion: Occasion): Promise<CellForecast> => {
    await bringFrom(deps, bring, cell, occasion)
    return read(cell, occasion === 'viewed')
  }
  return {
    async fiveDays(cell) {
      const fresh = freshIn(memory, cell, deps.clock.now()) ?? (await freshStored(deps, cell))
      if (fresh) return fresh
      const key = keyOf(cell)
      const served = await withinWaitLimit(
        outliving(() => inFlight(key, () => refreshAndRead(cell, 'viewed'))),
        deps,
      )
      return (served ?? (await hurried(key, () => read(cell, true)))).days
    },
    async isCurrent(cell) {
      const [best] = deps.providers
      const now = deps.clock.now()
      const found = best && (await findIssues(deps.db, best, { cell, now }))
      return found !== undefined && found.main.freshUntil > now
    },
    refresh: (cell) => refreshAndRead(cell, 'background'),
    isKnown: (cell) => isKnown(deps, cell),
    async knownNear(cell) {
      for (const near of await cellsNear(deps.db, cell)) if (await isKnown(deps, near)) return near
      return undefined
    },
    async sample(cell) {
      const { db, clock, providers } = deps
      return (await forecastDays(db, cell, { now: clock.now(), providers, sampled: true })).days
    },
  }
}

async function isKnown({ db, clock, providers }: ForecastDeps, cell: Cell): Promise<boolean> {
  const provider = providers.find((one) => one.supports(cell))
  if (!provider) return true
  const issue = await storedIssue(db, provider.id, provider.products(cell, clock.now())[0])
  return issue?.issuedAt != null
}

const keyOf = ({ nx, ny }: Cell) => `${nx},${ny}`

function freshIn(memory: LruCache<string, CellForecast>, cell: Cell, now: Date): Day[] | undefined {
  const kept = memory.get(keyOf(cell))
  const isToday = kept?.days.at(0)?.id === weatherId(cell, seoulDate(now))
  return kept && isToday && kept.freshUntil > now ? kept.days : undefined
}

async function freshStored({ db, clock }: ForecastDeps, cell: Cell): Promise<Day[] | undefined> {
  const now = clock.now()
  const dates = daysFrom(now)
  const stored = await storedDays(db, cell, dates[0] ?? '', dates.at(-1) ?? '')
  const isFresh = stored.length === dates.length && stored.every(({ freshUntil }) => freshUntil > now)
  return isFresh ? stored.map(dayOf) : undefined
}

/** Returns the forecast, or undefined on timeout; the work continues. */
async function withinWaitLimit(
  underway: Promise<CellForecast>,
  { log, times }: ForecastDeps,
): Promise<CellForecast | undefined> {
  const waiting = new AbortController()
  const tired = wait(times.viewing, undefined, { signal: waiting.signal }).catch(() => undefined)
  let isWaited = true
  underway.catch((error: unknown) => {
    if (!isWaited) log.error({ err: error }, 'weather could not be fetched in the background')
  })
  try {
    return await Promise.race([underway, tired])
  } finally {
    isWaited = false
    waiting.abort()
  }
}

/** Fetches new issues; stops at the first provider that has data, even if they are old. */
async function bringFrom(deps: ForecastDeps, bring: Bring, cell: Cell, occasion: Occasion): Promise<void> {
  for (const provider of deps.providers) {
    if (!provider.supports(cell)) continue
    try {
      await bring(provider, cell, occasion)
      return
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error
      if (await findIssues(deps.db, provider, { cell, now: deps.clock.now() })) return
    }
  }
}

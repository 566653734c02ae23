import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { createFlights } from '#platform/flights.ts'
import { RecentMap } from '#platform/recent-map.ts'
import { type Bring, createBring, type Occasion } from './bring.ts'
import { daysFrom } from './derive-days.ts'
import { ProviderFault } from './fault.ts'
import type { Cell } from './grid.ts'
import type { WeatherMetrics } from './metrics.ts'
import type { WeatherProvider } from './provider.ts'
import { storedDays } from './queries.ts'
import { type Day, dayOf, findIssues, tellDays, type Told } from './tell-days.ts'
import { seoulDate } from './seoul-time.ts'
import type { WeatherLog } from './upstream.ts'
import { weatherId } from './weather-id.ts'

export interface ForecastDeps {
  db: Db
  clock: Clock
  /** The best first; after the last comes the labelled sample. */
  providers: readonly WeatherProvider[]
  metrics: WeatherMetrics
  log: WeatherLog
}

/** The weather of cells. */
export interface Forecasts {
  /** Five days from today in Seoul. It never fails for a provider's sake and never makes anyone wait long. */
  fiveDays(cell: Cell): Promise<Day[]>
  /** Whether the best provider's newest issue for a cell is stored. */
  isCurrent(cell: Cell): Promise<boolean>
  /** Brings what is new for a cell that nobody waits for, and tells its days from it. */
  refresh(cell: Cell): Promise<Told>
}

/** How long (ms) whoever looks waits for providers; what is brought later is told under the same ids. */
const patienceMs = 3_000
/** Cells whose days are kept in memory, those used last. */
const keptCells = 500

/**
 * The days are told as stored while they are fresh, else from what the providers have. Callers who come for a cell at
 * once share one fetch; instances share it through leases in the database.
 */
export function createForecasts(deps: ForecastDeps): Forecasts {
  const memory = new RecentMap<string, Told>(keptCells)
  const flights = createFlights<Told>()
  const hurried = createFlights<Told>()
  const bring = createBring(deps)

  const tell = async (cell: Cell, viewed: boolean): Promise<Told> => {
    const told = await tellDays(deps.db, cell, { now: deps.clock.now(), providers: deps.providers, viewed })
    deps.metrics.told(told.days[0]?.forecast.source ?? 'sample', told.staleMinutes)
    memory.set(keyOf(cell), told)
    return told
  }
  const bringAndTell = async (cell: Cell, occasion: Occasion): Promise<Told> => {
    await bringFrom(deps, bring, cell, occasion)
    return tell(cell, occasion === 'looked')
  }
  return {
    async fiveDays(cell) {
      const fresh = freshIn(memory, cell, deps.clock.now()) ?? (await freshStored(deps, cell))
      if (fresh) return fresh
      const key = keyOf(cell)
      const told = await withinPatience(
        flights(key, () => bringAndTell(cell, 'looked')),
        deps.log,
      )
      return (told ?? (await hurried(key, () => tell(cell, true)))).days
    },
    async isCurrent(cell) {
      const [best] = deps.providers
      const now = deps.clock.now()
      const found = best && (await findIssues(deps.db, best, { cell, now }))
      return found !== undefined && found.main.freshUntil > now
    },
    refresh: (cell) => bringAndTell(cell, 'background'),
  }
}

const keyOf = ({ nx, ny }: Cell) => `${nx},${ny}`

function freshIn(memory: RecentMap<string, Told>, cell: Cell, now: Date): Day[] | undefined {
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

/** What is underway, unless it takes too long; then it goes on by itself. */
async function withinPatience(underway: Promise<Told>, log: WeatherLog): Promise<Told | undefined> {
  const patience = new AbortController()
  const tired = wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined)
  let isWaited = true
  underway.catch((error: unknown) => {
    if (!isWaited) log.error({ err: error }, 'weather that was waited for too long could not be told')
  })
  try {
    return await Promise.race([underway, tired])
  } finally {
    isWaited = false
    patience.abort()
  }
}

/** Asks the providers in turn until one has something, if only something older. */
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

import { job, scheduled } from '#platform/jobs/index.ts'
import { compareForecasts, keepForecasts } from './check-forecasts.ts'
import { removeOldWeather } from './queries.ts'
import { deleteExpiredLeases } from './queries-leases.ts'
import { refreshCells, type RefreshingDeps, refreshMinutes, warnEverybody } from './refresh-cells.ts'

const sweepJob = job()('weather-sweep')
const refreshJob = job()('weather-refresh')
const forecastJob = job()('weather-forecasts')
const compareJob = job()('weather-compare')
const warningJob = job()('weather-warning')

/** Seconds after which a running job counts as lost. */
const expiresAfter = 3600

/** Returns the jobs of the weather; cells are refreshed after each of KMA's eight daily issues. */
export function weatherJobs(deps: RefreshingDeps & { hasProviders: boolean }) {
  const ifConfigured = (refresh: typeof refreshCells) => async (signal: AbortSignal) => {
    if (deps.hasProviders) await refresh(deps, signal)
  }
  const issues = `${refreshMinutes.first}-${refreshMinutes.last} 2,5,8,11,14,17,20,23 * * *`
  return [
    scheduled(
      sweepJob,
      '25 4 * * *',
      async (signal) => {
        await removeOldWeather(deps.db, deps.clock.now(), signal)
        await deleteExpiredLeases(deps.db)
      },
      { expiresAfter },
    ),
    scheduled(forecastJob, '0 6 * * *', () => keepForecasts(deps)),
    scheduled(compareJob, '15 4 * * *', (signal) => compareForecasts(deps, signal), { expiresAfter }),
    scheduled(refreshJob, issues, ifConfigured(refreshCells), { expiresAfter, isAlone: false }),
    scheduled(warningJob, '0 7 * * *', ifConfigured(warnEverybody), { expiresAfter }),
  ]
}

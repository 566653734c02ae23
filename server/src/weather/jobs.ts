import { job, type Jobs } from '#platform/jobs/index.ts'
import { compareForecasts, keepForecasts } from './check-forecasts.ts'
import { removeOldWeather } from './queries.ts'
import { deleteExpiredLeases } from './queries-upstream.ts'
import { refreshCells, type RefreshingDeps, refreshMinutes, warnEverybody } from './refresh-cells.ts'

const sweepJob = job<Record<string, never>>('weather-sweep')
const refreshJob = job<Record<string, never>>('weather-refresh')
const forecastJob = job<Record<string, never>>('weather-forecasts')
const compareJob = job<Record<string, never>>('weather-compare')
const warningJob = job<Record<string, never>>('weather-warning')

/** s until a run counts as lost. */
const expiresAfter = 3600

/** Refreshes follow KMA's eight daily issues. */
export function defineWeatherJobs(jobs: Jobs, deps: RefreshingDeps & { hasProviders: boolean }): void {
  jobs.define(sweepJob, async () => {
    await removeOldWeather(deps.db, deps.clock.now())
    await deleteExpiredLeases(deps.db)
  })
  jobs.schedule(sweepJob, '25 4 * * *')
  jobs.define(forecastJob, () => keepForecasts(deps))
  jobs.schedule(forecastJob, '0 6 * * *')
  jobs.define(compareJob, () => compareForecasts(deps), { expiresAfter })
  jobs.schedule(compareJob, '15 4 * * *')
  const ifConfigured = (work: typeof refreshCells) => async () => {
    if (deps.hasProviders) await work(deps)
  }
  jobs.define(refreshJob, ifConfigured(refreshCells), { expiresAfter })
  jobs.schedule(refreshJob, `${refreshMinutes.first}-${refreshMinutes.last} 2,5,8,11,14,17,20,23 * * *`)
  jobs.define(warningJob, ifConfigured(warnEverybody), { expiresAfter })
  jobs.schedule(warningJob, '0 7 * * *')
}

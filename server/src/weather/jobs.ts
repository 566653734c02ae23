import { job, type Jobs } from '#platform/jobs/index.ts'
import { removeOldWeather } from './queries.ts'
import { deleteExpiredLeases } from './queries-upstream.ts'
import { refreshCells, type RefreshingDeps, refreshMinutes, warnEverybody } from './refresh-cells.ts'

const sweepJob = job<Record<string, never>>('weather-sweep')
const refreshJob = job<Record<string, never>>('weather-refresh')
const warningJob = job<Record<string, never>>('weather-warning')

/** Seconds after which a round of all cells counts as lost. */
const expiresAfter = 3600

/**
 * Removes old weather every night; brings the eight issues of a day soon after they are out, and warns people at seven
 * in the morning, where there is more than the sample.
 */
export function defineWeatherJobs(jobs: Jobs, deps: RefreshingDeps & { hasProviders: boolean }): void {
  jobs.define(sweepJob, async () => {
    await removeOldWeather(deps.db, deps.clock.now())
    await deleteExpiredLeases(deps.db)
  })
  jobs.schedule(sweepJob, '25 4 * * *')
  const ifTold = (work: typeof refreshCells) => async () => {
    if (deps.hasProviders) await work(deps)
  }
  jobs.define(refreshJob, ifTold(refreshCells), { expiresAfter })
  jobs.schedule(refreshJob, `${refreshMinutes.first}-${refreshMinutes.last} 2,5,8,11,14,17,20,23 * * *`)
  jobs.define(warningJob, ifTold(warnEverybody), { expiresAfter })
  jobs.schedule(warningJob, '0 7 * * *')
}

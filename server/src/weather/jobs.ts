import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { removeOldWeather } from './queries.ts'

const sweepJob = job<Record<string, never>>('weather-sweep')

/** Removes weather that is too old to be asked for, every night. */
export function defineWeatherJobs(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): void {
  jobs.define(sweepJob, () => removeOldWeather(db, clock.now()))
  jobs.schedule(sweepJob, '25 4 * * *')
}

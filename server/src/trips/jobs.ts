import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import { keptTrips } from './queries.ts'

const sweepJob = job()('trip-sweep')

export const tripJobs = (deps: { db: Db; clock: Clock }) => [
  scheduled(sweepJob, '57 4 * * *', (signal) => keptTrips.sweep(deps, signal)),
]

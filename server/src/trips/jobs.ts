import type { Clock } from '#platform/clock.ts'
import { type Db, pruneAllDeleted } from '#platform/db/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { purgeTrips } from './queries.ts'

const sweepJob = job<Record<string, never>>('trip-sweep')
/** ms that a deleted trip can come back. */
const deletedFor = 30 * 86_400_000

export function defineTripJobs(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): void {
  jobs.define(sweepJob, async () => {
    const now = clock.now()
    await purgeTrips(db, new Date(now.getTime() - deletedFor))
    await pruneAllDeleted(db, 'trips', now)
  })
  jobs.schedule(sweepJob, '57 4 * * *')
}

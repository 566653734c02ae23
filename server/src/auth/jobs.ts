import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { deleteExpiredSessions } from './queries.ts'

const sweepJob = job<Record<string, never>>('sessions-sweep')

/** Removes sessions that have ended by themselves, every night. */
export function defineSessionJobs(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): void {
  jobs.define(sweepJob, async () => {
    await deleteExpiredSessions(db, clock.now())
  })
  jobs.schedule(sweepJob, '10 4 * * *')
}

import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { deleteVotesBefore } from './queries-votes.ts'

const sweepJob = job<Record<string, never>>('votes-sweep')
/** In ms; over a year, so that each season has votes. */
const kept = 400 * 86_400_000

/** Deletes old votes every night. */
export function defineRecommendationJobs(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): void {
  jobs.define(sweepJob, async () => {
    await deleteVotesBefore(db, new Date(clock.now().getTime() - kept))
  })
  jobs.schedule(sweepJob, '50 4 * * *')
}

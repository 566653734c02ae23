import { seoulDate } from '@otday/common/seoul-time'
import { saidDays } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { deleteSaidDaysBefore } from './queries-days.ts'
import { deletePicksBefore } from './queries-picks.ts'
import { deleteVotesBefore } from './queries-votes.ts'

const day = 86_400_000
const votesJob = job<Record<string, never>>('votes-sweep')
const picksJob = job<Record<string, never>>('picks-sweep')
/** In ms; votes over a year, so that each season has some. */
const kept = { votes: 400 * day, picks: 30 * day, saidDays: saidDays.back * day } as const

/** Deletes old votes, picks and what was said of their days every night. */
export function defineRecommendationJobs(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): void {
  const before = (age: number) => new Date(clock.now().getTime() - age)
  jobs.define(votesJob, async () => {
    await deleteVotesBefore(db, before(kept.votes))
  })
  jobs.define(picksJob, async () => {
    await deletePicksBefore(db, before(kept.picks))
    await deleteSaidDaysBefore(db, seoulDate(before(kept.saidDays)))
  })
  jobs.schedule(votesJob, '50 4 * * *')
  jobs.schedule(picksJob, '52 4 * * *')
}

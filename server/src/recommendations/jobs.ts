import { seoulDate } from '@otday/common/seoul-time'
import { saidDays } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import { deleteSaidDaysBefore } from './queries-days.ts'
import { deletePicksBefore } from './queries-picks.ts'
import { deleteVotesBefore } from './queries-votes.ts'

const day = 86_400_000
const votesJob = job()('votes-sweep')
const picksJob = job()('picks-sweep')
/** In ms; votes over a year, so that each season has some. */
const kept = { votes: 400 * day, picks: 30 * day, saidDays: saidDays.back * day } as const

/** Deletes old votes, picks and what was said of their days every night. */
export function recommendationJobs({ db, clock }: { db: Db; clock: Clock }) {
  const before = (age: number) => new Date(clock.now().getTime() - age)
  return [
    scheduled(votesJob, '50 4 * * *', async () => {
      await deleteVotesBefore(db, before(kept.votes))
    }),
    scheduled(picksJob, '52 4 * * *', async () => {
      await deletePicksBefore(db, before(kept.picks))
      await deleteSaidDaysBefore(db, seoulDate(before(kept.saidDays)))
    }),
  ]
}

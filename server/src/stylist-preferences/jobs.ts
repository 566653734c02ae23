import { seoulDate } from '@otday/common/seoul-time'
import { saidDays } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import { deleteSaidDaysBefore } from './queries-days.ts'
import { deleteVotesBefore } from './queries-votes.ts'

const day = 86_400_000
const votesJob = job()('votes-sweep')
/** ms for which votes and descriptions of days are kept; votes for more than a year, so that each season has some. */
const kept = { votes: 400 * day, saidDays: saidDays.back * day } as const

/** Every night deletes old votes and what users said about past days. */
export function preferenceJobs({ db, clock }: { db: Db; clock: Clock }) {
  const before = (age: number) => new Date(clock.now().getTime() - age)
  return [
    scheduled(votesJob, '50 4 * * *', async () => {
      await deleteVotesBefore(db, before(kept.votes))
      await deleteSaidDaysBefore(db, seoulDate(before(kept.saidDays)))
    }),
  ]
}

import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import { deletePicksBefore } from './queries-picks.ts'

const picksJob = job()('picks-sweep')
/** ms since a pick was the day's current one. */
const kept = 30 * 86_400_000

/** Deletes old picks every night. */
export const outfitJobs = ({ db, clock }: { db: Db; clock: Clock }) => [
  scheduled(picksJob, '52 4 * * *', async () => {
    await deletePicksBefore(db, new Date(clock.now().getTime() - kept))
  }),
]

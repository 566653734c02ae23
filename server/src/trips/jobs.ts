import type { Clock } from '#platform/clock.ts'
import { type Db, pruneAllDeleted } from '#platform/db/index.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import { purgeTrips } from './queries.ts'

const sweepJob = job()('trip-sweep')
/** ms that a deleted trip can come back. */
const deletedFor = 30 * 86_400_000

export const tripJobs = ({ db, clock }: { db: Db; clock: Clock }) => [
  scheduled(sweepJob, '57 4 * * *', async () => {
    const now = clock.now()
    await purgeTrips(db, new Date(now.getTime() - deletedFor))
    await pruneAllDeleted(db, 'trips', now)
  }),
]

import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { Clock } from '#platform/clock.ts'
import { type Db, inSteps } from '#platform/db/index.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import { passedDays } from '../stylist-preferences/index.ts'
import { countPassed, deletePassedBefore } from './queries-passed.ts'
import { deletePicksBefore } from './queries-picks.ts'

const picksJob = job()('picks-sweep')
const shownJob = job()('shown-sweep')
/** Seconds until a nightly run counts as lost. */
const expiresAfter = 3600
/** Days for which outfits shown are kept, counted from the day that they were shown for. */
const shownDays = 14
/** Days for which a pick (an outfit chosen for a day) is kept after it was last the day's current one. */
export const pickDays = 30

/**
 * Every night deletes old picks (outfits chosen for a day) and old outfits shown. Of outfits shown that the user passed
 * over for another, it keeps counts.
 */
export const outfitJobs = ({ db, clock }: { db: Db; clock: Clock }) => [
  scheduled(picksJob, '52 4 * * *', async () => {
    await deletePicksBefore(db, new Date(clock.now().getTime() - pickDays * 86_400_000))
  }),
  scheduled(shownJob, '54 4 * * *', (signal) => sweepShown(db, seoulDate(clock.now()), signal), { expiresAfter }),
]

async function sweepShown(db: Db, today: string, signal: AbortSignal): Promise<void> {
  const firsts = { firstKept: daysAfter(today, -shownDays), firstPassed: daysAfter(today, 1 - passedDays) }
  await inSteps((limit) => countPassed(db, firsts, limit), signal)
  await inSteps((limit) => deletePassedBefore(db, firsts.firstPassed, limit), signal)
}

import { diaryDate, daysAfter } from '@otday/common/seoul-time'
import { inTransaction } from '#platform/db/index.ts'
import { nullOn } from '#platform/errors.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import { automaticWashers, washDue } from '../laundry/index.ts'
import { observedWorn } from '../outfits/index.ts'
import type { DiaryDeps } from './diary-deps.ts'
import { assumePlans, keptWears, lockWears, plannersBefore, saveObserved, unobservedWears } from './queries.ts'

const hourlyJob = job()('diary-days')
const sweepJob = job()('diary-sweep')
/** Days for which a record still gets its observed weather, as the hourly weather is deleted soon after. */
const observable = 6
/**
 * Days for which records are still checked for pieces that are due for washing, because a user may fill in a record
 * later, and the server may have been off at the end of a day.
 */
const washable = 7

/**
 * Returns the jobs of the diary. Days end at four in the morning, but the job that ends them runs every hour, so that a
 * server that was off at four catches up.
 */
export const diaryJobs = (deps: DiaryDeps) => [
  scheduled(hourlyJob, '1 * * * *', (signal) => endDays(deps, signal), { expiresAfter: 3600 }),
  scheduled(sweepJob, '55 4 * * *', (signal) => keptWears.sweep(deps, signal)),
]

/**
 * Ends days: plans that were made on the day itself and not withdrawn count as worn, pieces that are due for washing go
 * into the wash if the user wants this automatically, and observed weather is stored beside the forecast.
 */
export async function endDays(
  { db, clock, styling }: Pick<DiaryDeps, 'db' | 'clock' | 'styling'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const today = diaryDate(now)
  for (const userId of await plannersBefore(db, today)) {
    signal?.throwIfAborted()
    await inTransaction(db, async (tx) => {
      await lockWears(tx, userId)
      await assumePlans(tx, userId, today, now)
    })
  }
  const ended = daysAfter(today, -1)
  for (const userId of await automaticWashers(db, daysAfter(today, -washable), ended)) {
    signal?.throwIfAborted()
    await washDue({ db, clock }, userId, ended)
  }
  const unobserved = await unobservedWears(db, daysAfter(today, -observable), today)
  for (const { userId, id, weatherId, occasion, startsAt: from } of unobserved) {
    signal?.throwIfAborted()
    if (!weatherId) continue
    const observed = await observedWorn(styling, { userId, weatherId, occasion, from }).catch(nullOn('WeatherNotFound'))
    if (observed) await saveObserved(db, userId, id, JSON.stringify(observed))
  }
}

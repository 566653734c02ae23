import { setTimeout as pause } from 'node:timers/promises'
import { diaryDate, seoulDate } from '@otday/common/seoul-time'
import type { UserId } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import { createSemaphore } from '#platform/concurrency/semaphore.ts'
import type { BriefingDeps } from './briefing-deps.ts'
import { composeBriefing, createDayLoader, type LoadDay } from './compose.ts'
import { type Briefing, deliver, usefulMs } from './deliver.ts'
import { claimDue, recipientsOf, type Recipient, saveContent } from './queries-sending.ts'
import { subscriptionsOf } from './queries-subscriptions.ts'
import { minuteNow, weekdayOf } from './times.ts'

/** Minute of the day before which no briefing is sent: a diary day begins at four. */
const earliest = 4 * 60
/**
 * Numbers of users: `batch` is read from the database at once; for `composing` of them outfits are composed, and to
 * `delivering` of them briefings are delivered, at the same time.
 */
const sizes = { batch: 40, composing: 2, delivering: 32 } as const
/**
 * Least milliseconds that are spent on each user, so that 10,000 users take five minutes. This leaves half of a
 * processor core for requests.
 */
const leastMsPerPerson = 30

/**
 * Briefs everybody whose time has come and who has not opened the product today; may run on several instances at once.
 */
export async function sendBriefings(deps: BriefingDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now()
  const until = minuteNow(now)
  if (until < earliest) return
  const date = diaryDate(now)
  const from = Math.max(earliest, until - usefulMs / 60_000)
  const due = { date, weekday: weekdayOf(date), from, until, at: now }
  const run: Run = { date, now, isTrial: false, loadDay: createDayLoader(deps, now), putOff: [] }
  for (;;) {
    signal?.throwIfAborted()
    const paced = pause(sizes.batch * leastMsPerPerson)
    const userIds = await claimDue(deps.db, due, sizes.batch)
    if (userIds.length === 0) return warnOf(deps, run)
    await briefAll(deps, userIds, run)
    if (userIds.length === sizes.batch) await paced
  }
}

/** Warns once, however many briefings were put off: a service that is down puts off all of them. */
function warnOf({ log }: BriefingDeps, { putOff }: Run): void {
  if (putOff.length === 0) return
  const reasons = [...new Set(putOff.map(({ message }) => message))]
  log.warn({ times: putOff.length, reasons }, 'services put briefings off, which are sent again')
}

interface Run {
  date: string
  now: Date
  isTrial: boolean
  loadDay: LoadDay
  /** Errors of services that did not accept a briefing for now. */
  putOff: Error[]
}

/** Composes and delivers with separate limits: composing takes processor time, delivering waits for other servers. */
async function briefAll(deps: BriefingDeps, userIds: readonly UserId[], run: Run): Promise<void> {
  const composing = createSemaphore(sizes.composing, userIds.length)
  const delivering = createSemaphore(sizes.delivering, userIds.length)
  const people = await recipientsOf(deps.db, userIds)
  const subscriptions = Map.groupBy(await subscriptionsOf(deps.db, userIds, run.now), ({ userId }) => userId)
  await Promise.all(
    people.map(async (recipient) => {
      try {
        const own = subscriptions.get(recipient.userId) ?? []
        const briefing = await composing.run(1, () => prepare(deps, recipient, own, run))
        if (briefing) run.putOff.push(...(await delivering.run(1, () => deliver(deps, briefing))))
      } catch (error) {
        if (error instanceof AppError && error.code === 'SessionEnded') return
        deps.log.error({ err: error }, 'a briefing was not sent')
      }
    }),
  )
}

/**
 * Prepares a briefing. Null if the user could not get it (no subscribed browser and no mail), or if composeBriefing
 * returns none, for lack of a place or forecast.
 */
async function prepare(
  deps: BriefingDeps,
  recipient: Recipient,
  subscriptions: Briefing['subscriptions'],
  { date, now, isTrial, loadDay }: Run,
): Promise<Briefing | null> {
  if (!recipient.byMail && subscriptions.length === 0) return null
  const content = await composeBriefing(deps, recipient, loadDay, now)
  if (!content) return null
  await saveContent(deps.db, { userId: recipient.userId, date }, content, now)
  return { recipient, content, date, day: seoulDate(now), isTrial, subscriptions }
}

/**
 * Sends one person's briefing at any time, to try it out. After midnight it is about the day that has begun, and is
 * stored under the diary's day, so that the regular briefing of the morning still comes.
 */
export async function sendNow(deps: BriefingDeps, userId: UserId): Promise<void> {
  const now = deps.clock.now()
  const run: Run = { date: diaryDate(now), now, isTrial: true, loadDay: createDayLoader(deps, now), putOff: [] }
  await briefAll(deps, [userId], run)
  warnOf(deps, run)
}

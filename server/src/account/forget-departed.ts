import type { UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { job, type JobLog, scheduled, work } from '#platform/jobs/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import {
  endSessions,
  type EndingDeps,
  forgetEndings,
  forgetIdentities,
  forgetTemporaryPassword,
} from '../auth/index.ts'
import { forgetBlocksOf } from '../blocks/index.ts'
import { forgetBriefingsOf } from '../briefings/index.ts'
import { forgetClosetOf } from '../clothes/index.ts'
import { forgetCommentsOf, forgetCommentsOn } from '../comments/index.ts'
import { forgetDiaryOf } from '../diary/index.ts'
import { forgetDraftsOf } from '../drafts/index.ts'
import { forgetFeedsOf, lockNextFeedsOf } from '../feeds/index.ts'
import { forgetImagesOf, lockImagesOf } from '../files/index.ts'
import { forgetFollowsOf } from '../follows/index.ts'
import { forgetLaundryOf } from '../laundry/index.ts'
import { forgetLikesOf, forgetLikesTo } from '../likes/index.ts'
import { deleteViewingsOfUser } from '../live/index.ts'
import { forgetLooksOf } from '../lookbook/index.ts'
import { forgetConversationsOf } from '../messages/index.ts'
import { forgetInboxOf, forgetLikeDeliveries, takeBackNews } from '../notifications/index.ts'
import { forgetOutfitsOf } from '../outfits/index.ts'
import { forgetProfile } from '../profiles/index.ts'
import { forgetPreferencesOf } from '../stylist-preferences/index.ts'
import { forgetTripsOf } from '../trips/index.ts'
import {
  departedBefore,
  forgetConfirmedEmail,
  forgetEmailsOf,
  goneSince,
  lockDeparted,
  markDeleted,
  removeAccount,
  unemptied,
  unsettled,
} from '../users/index.ts'
import { type NoteDeparture, noteJob } from './note-departures.ts'
import { settleAccount, settleJob } from './settle-account.ts'

const sweepJob = job()('departures-sweep')
/** Seconds after which a run that has not ended counts as failed. */
const expiresAfter = 3600
const atOnce = 50
/** Likes, comments and records of deliveries, of each kind, that are deleted in a step of a removal. */
const reactionsAtOnce = 500

export interface ForgettingDeps {
  db: Db
  clock: Clock
  storage: Storage
  viewers: EndingDeps
  log: JobLog
  /** Logs the removal of an account just before it commits, so that no restored archive brings the account back. */
  noteDeparture: NoteDeparture
}

export const forgettingJobs = (deps: ForgettingDeps) => [
  scheduled(
    sweepJob,
    '20 3 * * *',
    async (signal) => {
      for (const userId of await unsettled(deps.db)) await settleAccount(deps.db, userId, signal)
      await forgetDeparted(deps, signal)
    },
    { expiresAfter },
  ),
  work(settleJob, ({ userId }, signal) => settleAccount(deps.db, userId, signal), { expiresAfter }),
  work(noteJob, ({ at, ...departure }) => deps.noteDeparture(departure, new Date(at))),
]

/** Removes accounts whose grace period is over. A failure is logged and does not block other accounts. */
async function forgetDeparted(deps: ForgettingDeps, signal: AbortSignal): Promise<void> {
  const before = goneSince(deps.clock.now())
  const failed = new Set<UserId>()
  for (;;) {
    const people = (await departedBefore(deps.db, before, atOnce + failed.size)).filter((id) => !failed.has(id))
    if (people.length === 0) return
    for (const userId of people) {
      signal.throwIfAborted()
      try {
        await forget(deps, userId, before, signal)
      } catch (error) {
        signal.throwIfAborted()
        deps.log.error({ err: error }, 'a deleted account could not be removed')
        failed.add(userId)
      }
    }
  }
}

/**
 * Removes accounts again that a restored archive contains, though they were removed after it was made.
 * @returns the number of accounts removed
 */
export async function forgetAgain(deps: ForgettingDeps, departed: readonly UserId[]): Promise<number> {
  // `before` is now, so that the accounts are removed without waiting for their grace period: it is known that they had
  // been removed before.
  const before = deps.clock.now()
  const userIds = await unemptied(deps.db, departed)
  for (const userId of userIds) {
    await markDeleted(deps.db, userId, before)
    await settleAccount(deps.db, userId)
    await takeBackNews({ ...deps, notify: () => {} }, { userId })
    await forget(deps, userId, before)
  }
  return userIds.length
}

/**
 * Removes an account. What others may wait for goes before, in steps: reactions to its feeds, then these feeds, which
 * lock the stored number of all feeds, and follows, which lock the profiles of others.
 */
async function forget(deps: ForgettingDeps, userId: UserId, before: Date, signal?: AbortSignal): Promise<void> {
  const step = async (work: (tx: Db) => Promise<boolean>): Promise<boolean> => {
    signal?.throwIfAborted()
    return inTransaction(deps.db, async (tx) => (await lockDeparted(tx, userId, before)) !== undefined && work(tx))
  }
  do {
    while (await step((tx) => forgetSomeReactions(tx, userId)));
  } while (await step((tx) => forgetFeedsOf(deps, tx, userId)))
  while (await step((tx) => forgetFollowsOf(tx, userId)));
  while (await step((tx) => forgetBlocksOf(tx, userId)));
  await forgetAccount(deps, userId, before)
}

/** Deletes reactions to the feeds that are removed next; returns whether it found reactions. */
async function forgetSomeReactions(tx: Db, userId: UserId): Promise<boolean> {
  const feedIds = await lockNextFeedsOf(tx, userId)
  const likes = await forgetLikesTo(tx, feedIds, reactionsAtOnce)
  const comments = await forgetCommentsOn(tx, feedIds, reactionsAtOnce)
  const deliveries = await forgetLikeDeliveries(tx, feedIds, reactionsAtOnce)
  return likes + comments + deliveries > 0
}

/** Deletes the account's rows in the order of locks (decision 025), the account itself last. */
const forgetAccount = (deps: ForgettingDeps, userId: UserId, before: Date): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await lockDeparted(tx, userId, before))) return
    await forgetConversationsOf(tx, userId)
    await endSessions(deps.viewers, tx, userId)
    await forgetEndings(tx, userId)
    await forgetEmailsOf(tx, userId)
    await forgetTemporaryPassword(tx, userId)
    await forgetConfirmedEmail(tx, userId)
    await lockImagesOf(tx, userId)
    await forgetDraftsOf(tx, userId)
    await forgetClosetOf(tx, userId)
    await forgetLikesOf(tx, userId)
    await forgetCommentsOf(tx, userId)
    await forgetPreferencesOf(tx, userId)
    await forgetOutfitsOf(tx, userId)
    await forgetDiaryOf(tx, userId)
    await forgetLaundryOf(tx, userId)
    await forgetLooksOf(tx, userId)
    await forgetBriefingsOf(tx, userId)
    await forgetTripsOf(tx, userId)
    await forgetProfile(tx, userId)
    await forgetInboxOf(tx, userId)
    await deleteViewingsOfUser(tx, userId)
    await forgetIdentities(tx, userId)
    await forgetImagesOf(deps, tx, userId)
    await removeAccount(tx, userId, deps.clock.now())
    await deps.noteDeparture({ userId, what: 'removed' }, deps.clock.now())
  })

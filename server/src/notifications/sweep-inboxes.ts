import { setImmediate as turn } from 'node:timers/promises'
import { type NotificationId, readNotificationDays, unreadNotificationDays, type UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { afterCommit, inSteps, inTransaction } from '#platform/db/index.ts'
import { firstIdAt } from '#platform/ids.ts'
import { seoulDate } from '@otday/common/seoul-time'
import type { FanOutDeps } from './fan-out.ts'
import { deleteFanOutsBefore } from './queries-fan-out.ts'
import {
  deleteAlertsBefore,
  deleteExpired,
  deleteReadBefore,
  deleteLikeDeliveriesBefore,
  fullInboxes,
  trimInboxes,
  unreadBefore,
} from './queries-sweep.ts'

/**
 * This many of the newest notifications are kept in an inbox, since nobody reads further back. The trigger of migration
 * 0061 has the same number.
 */
export const keptNotifications = 1000
const inboxesAtOnce = 100
/** Notifications deleted per step: so few that nobody waits for the locks of their inboxes. */
const expiredAtOnce = 2000
const dayMs = 86_400_000
/** Days for which records of fan-outs and weather alerts are kept: longer than jobs retry or forecasts matter. */
const oldDays = 7

type SweepDeps = Omit<FanOutDeps, 'batch'> & { clock: Clock }

/**
 * Deletes old notifications with their records, and those beyond the limit of an inbox; every night, in small steps.
 */
export async function sweepInboxes(deps: SweepDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  await deleteFanOutsBefore(db, before(oldDays))
  await deleteAlertsBefore(db, seoulDate(before(oldDays)))
  await inSteps((limit) => deleteReadBefore(db, before(readNotificationDays), limit), signal)
  await inSteps((limit) => deleteLikeDeliveriesBefore(db, before(unreadNotificationDays), limit), signal)
  await expireUnread(deps, before(unreadNotificationDays), signal)
  await cutFullInboxes(deps, signal)
}

/**
 * Deletes unread notifications older than `before`. Each step continues where the last one ended, so that deleted rows
 * are not scanned again.
 */
async function expireUnread({ db, notify }: SweepDeps, before: Date, signal?: AbortSignal): Promise<void> {
  let after = firstIdAt<NotificationId>(new Date(0))
  for (;;) {
    signal?.throwIfAborted()
    const expired = await unreadBefore(db, { after, before }, expiredAtOnce)
    const receivers = [...new Set(expired.map(({ receiverId }) => receiverId))]
    await inTransaction(db, async (tx) => {
      await deleteExpired(tx, expired)
      afterCommit(tx, () => notify('reading', receivers))
    })
    after = expired.at(-1)?.id ?? after
    if (expired.length < expiredAtOnce) return
    await turn()
  }
}

async function cutFullInboxes({ db, notify }: SweepDeps, signal?: AbortSignal): Promise<void> {
  let full: UserId[]
  do {
    signal?.throwIfAborted()
    full = await fullInboxes(db, inboxesAtOnce)
    await inTransaction(db, async (tx) => {
      await trimInboxes(tx, full, keptNotifications)
      afterCommit(tx, () => notify('reading', full))
    })
    await turn()
  } while (full.length === inboxesAtOnce)
}

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

/** Newest per inbox, as the trigger has it (0061). Nobody reads further back; a page is twenty. */
export const keptNotifications = 1000
const inboxesAtOnce = 100
/** Few enough that nobody waits for the locks of their inboxes. */
const expiredAtOnce = 2000
const dayMs = 86_400_000
/** Days: longer than jobs retry or forecasts matter. */
const oldDays = 7

type SweepDeps = Omit<FanOutDeps, 'batch'> & { clock: Clock }

/** Every night, in small steps: what is old, with what belongs to it, and what exceeds an inbox. */
export async function sweepInboxes(deps: SweepDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  await deleteFanOutsBefore(db, before(oldDays))
  await deleteAlertsBefore(db, seoulDate(before(oldDays)))
  await inSteps((limit) => deleteReadBefore(db, before(readNotificationDays), limit))
  await inSteps((limit) => deleteLikeDeliveriesBefore(db, before(unreadNotificationDays), limit))
  await expireUnread(deps, before(unreadNotificationDays), signal)
  await cutFullInboxes(deps, signal)
}

/** Each step goes on where the last one ended: rows that are gone are not passed again. */
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

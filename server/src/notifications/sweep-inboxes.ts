import { readNotificationDays, type UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { afterCommit, inTransaction } from '#platform/db/index.ts'
import { seoulDate } from '@otday/common/seoul-time'
import type { FanOutDeps } from './fan-out.ts'
import { deleteFanOutsBefore } from './queries-fan-out.ts'
import { deleteAlertsBefore, deleteReadBefore, fullInboxes, trimInboxes } from './queries-sweep.ts'

/** Newest per inbox. Nobody reads further back; a page is twenty. */
export const keptNotifications = 1000
const inboxesAtOnce = 100
/** In ms; longer than jobs retry or forecasts matter. */
const dayMs = 86_400_000
const oldMs = 7 * dayMs

export async function sweepInboxes({ db, notify, clock }: Omit<FanOutDeps, 'batch'> & { clock: Clock }): Promise<void> {
  const now = clock.now().getTime()
  const old = new Date(now - oldMs)
  await deleteFanOutsBefore(db, old)
  await deleteAlertsBefore(db, seoulDate(old))
  await deleteReadBefore(db, new Date(now - readNotificationDays * dayMs))
  let full: UserId[]
  do {
    full = await fullInboxes(db, keptNotifications, inboxesAtOnce)
    await inTransaction(db, async (tx) => {
      await trimInboxes(tx, full, keptNotifications)
      afterCommit(tx, () => notify('reading', full))
    })
  } while (full.length === inboxesAtOnce)
}

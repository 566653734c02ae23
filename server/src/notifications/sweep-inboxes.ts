import type { UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { seoulDate } from '../weather/index.ts'
import { deleteFanOutsBefore } from './queries-fan-out.ts'
import { deleteAlertsBefore, fullInboxes, trimInboxes } from './queries-sweep.ts'

/** How many notifications a person keeps: the newest. No one reads further back, and a page is twenty. */
export const keptNotifications = 1000
const inboxesAtOnce = 100
/** Longer than a job is ever tried again, or a forecast concerns anyone. */
const oldMs = 7 * 86_400_000

/** Removes what is beyond the newest thousand of each inbox, and notes that have served their purpose. */
export async function sweepInboxes({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const old = new Date(clock.now().getTime() - oldMs)
  await deleteFanOutsBefore(db, old)
  await deleteAlertsBefore(db, seoulDate(old))
  let full: UserId[]
  do {
    full = await fullInboxes(db, keptNotifications, inboxesAtOnce)
    await inTransaction(db, (tx) => trimInboxes(tx, full, keptNotifications))
  } while (full.length === inboxesAtOnce)
}

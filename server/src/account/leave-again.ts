import { type Db, inTransaction } from '#platform/db/index.ts'
import { takeBackNews } from '../notifications/index.ts'
import { findEnterable, markDeleted, unmarkDeleted } from '../users/index.ts'
import type { Departure } from './note-departures.ts'
import { settleAccount } from './settle-account.ts'

/**
 * Repeats, in a database restored from an archive, the deletions and returns of accounts since the archive was made.
 * Call it after all restored sessions have been ended; nobody is notified.
 * @returns the number of accounts that are hidden again
 */
export async function leaveAgain(db: Db, departures: readonly (Departure & { at: Date })[]): Promise<number> {
  let hidden = 0
  for (const departure of departures) {
    if (await inTransaction(db, (tx) => repeatDeparture(tx, departure))) hidden++
    await settleAccount(db, departure.userId)
    if (departure.what === 'left') await takeBackNews({ db, notify: () => {} }, departure)
  }
  return hidden
}

async function repeatDeparture(tx: Db, { userId, what, at }: Departure & { at: Date }): Promise<boolean> {
  const user = await findEnterable(tx, userId, at)
  if (!user) return false
  // An account that the archive contains as deleted before `at` was restored by its owner after that. It is therefore
  // unmarked first, and the grace period of a new deletion counts from `at`.
  const wasAway = user.deletedAt !== null && user.deletedAt < at
  if (wasAway) await unmarkDeleted(tx, user)
  return what === 'left' && (await markDeleted(tx, userId, at)) !== undefined
}

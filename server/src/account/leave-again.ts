import { type Db, inTransaction } from '#platform/db/index.ts'
import { countReactionsOf } from '../feeds/index.ts'
import { takeBackNews } from '../notifications/index.ts'
import { findEnterable, markDeleted, unmarkDeleted } from '../users/index.ts'
import type { Departure } from './note-departures.ts'

const newsAtOnce = 5000

/**
 * Repeats in a restored database who left and who returned since; sessions have ended there, and nobody is notified.
 * @returns how many are hidden again
 */
export async function leaveAgain(db: Db, departures: readonly (Departure & { at: Date })[]): Promise<number> {
  let hidden = 0
  for (const departure of departures) {
    if (await inTransaction(db, (tx) => repeatDeparture(tx, departure))) hidden++
    if (departure.what === 'left') await takeBackNews({ db, notify: () => {}, batch: newsAtOnce }, departure)
  }
  return hidden
}

async function repeatDeparture(tx: Db, { userId, what, at }: Departure & { at: Date }): Promise<boolean> {
  const user = await findEnterable(tx, userId, at)
  if (!user) return false
  // Who left again had returned: the grace period counts from the last time.
  const wasAway = user.deletedAt !== null && user.deletedAt < at
  if (wasAway && (await unmarkDeleted(tx, user))) await countReactionsOf(tx, userId, 1)
  if (what !== 'left' || !(await markDeleted(tx, userId, at))) return false
  await countReactionsOf(tx, userId, -1)
  return true
}

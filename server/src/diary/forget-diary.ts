import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { forgetWears, lockRecords } from './queries.ts'
import { forgetLaundry } from './queries-laundry.ts'
import { forgetLooks } from './queries-looks.ts'

/** Records, plans, saved outfits and what is away. */
export async function forgetDiaryOf(tx: Db, userId: UserId): Promise<void> {
  await lockRecords(tx, userId)
  await forgetWears(tx, userId)
  await forgetLaundry(tx, userId)
  await forgetLooks(tx, userId)
}

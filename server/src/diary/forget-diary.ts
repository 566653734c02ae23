import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { forgetFormerWears, keptWears, lockWears } from './queries.ts'
import { forgetLaundry } from './queries-laundry.ts'
import { keptLooks } from './queries-looks.ts'

/** Records, plans, saved outfits and what is away. */
export async function forgetDiaryOf(tx: Db, userId: UserId): Promise<void> {
  await lockWears(tx, userId)
  await forgetFormerWears(tx, userId)
  await keptWears.forget(tx, userId)
  await forgetLaundry(tx, userId)
  await keptLooks.forget(tx, userId)
}

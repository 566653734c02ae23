import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { forgetFormerWears, keptWears, lockWears } from './queries.ts'

/** Records and plans. */
export async function forgetDiaryOf(tx: Db, userId: UserId): Promise<void> {
  await lockWears(tx, userId)
  await forgetFormerWears(tx, userId)
  await keptWears.forget(tx, userId)
}

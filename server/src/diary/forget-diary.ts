import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { keptWears, lockWears } from './queries.ts'

/** Deletes a user's records and plans. */
export async function forgetDiaryOf(tx: Db, userId: UserId): Promise<void> {
  await lockWears(tx, userId)
  await keptWears.forget(tx, userId)
}

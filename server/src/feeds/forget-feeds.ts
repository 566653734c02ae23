import type { UserId } from '@otday/contract'
import { afterCommit, type Db } from '#platform/db/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { flatLayKeys } from './flat-lay-files.ts'
import { deleteFeedsOf } from './queries-departures.ts'
import { flatLayNamesOf } from './queries-flat-lays.ts'

/** Files go after the commit; the sweep removes what a crash leaves. */
export async function forgetFeedsOf({ storage }: { storage: Storage }, tx: Db, userId: UserId): Promise<void> {
  const keys = (await flatLayNamesOf(tx, userId)).flatMap(flatLayKeys)
  await deleteFeedsOf(tx, userId)
  afterCommit(tx, () => storage.remove(keys))
}

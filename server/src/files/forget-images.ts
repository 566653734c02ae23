import type { UserId } from '@otday/contract'
import { afterCommit, type Db } from '#platform/db/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { keysOf } from './file-keys.ts'
import { deleteImagesOf } from './queries.ts'

/** Removes somebody's pictures, the files after the commit; what a crash leaves of them is found by the sweep. */
export async function forgetImagesOf({ storage }: { storage: Storage }, tx: Db, ownerId: UserId): Promise<void> {
  const keys = (await deleteImagesOf(tx, ownerId)).flatMap(keysOf)
  afterCommit(tx, () => storage.remove(keys))
}

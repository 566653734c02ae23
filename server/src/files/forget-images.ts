import type { ImageId, UserId } from '@otday/contract'
import { afterCommit, type Db } from '#platform/db/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { keysOf } from './file-keys.ts'
import { deleteImagesOf, deleteUnreferenced } from './queries.ts'

/** Deletes a user's pictures. Files are removed after the commit; the sweep removes what a crash leaves. */
export async function forgetImagesOf({ storage }: { storage: Storage }, tx: Db, ownerId: UserId): Promise<void> {
  const keys = (await deleteImagesOf(tx, ownerId)).flatMap(keysOf)
  afterCommit(tx, () => storage.remove(keys))
}

export async function forgetUnshown(
  { storage }: { storage: Storage },
  tx: Db,
  ids: readonly (ImageId | null)[],
): Promise<void> {
  const given = ids.filter((id) => id !== null)
  if (given.length === 0) return
  const keys = (await deleteUnreferenced(tx, given)).flatMap(keysOf)
  afterCommit(tx, () => storage.remove(keys))
}

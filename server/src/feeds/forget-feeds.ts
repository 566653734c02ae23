import type { UserId } from '@otday/contract'
import { afterCommit, type Db } from '#platform/db/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { countFeed } from '../profiles/index.ts'
import { flatLayKeys } from './flat-lay-files.ts'
import { deleteFeedsOf } from './queries-departures.ts'

/** Feeds deleted in a step, which for tens of ms blocks others who post or react to these feeds. */
const feedsAtOnce = 50

/**
 * Deletes a step of a user's feeds and returns whether some are left. Their files are removed after the commit; those
 * that a crash leaves are removed by the sweep.
 */
export async function forgetFeedsOf({ storage }: { storage: Storage }, tx: Db, userId: UserId): Promise<boolean> {
  const pictures = await deleteFeedsOf(tx, userId, feedsAtOnce)
  // A hidden account's count says how many feeds of the hidden total are its own, so it is lowered, too.
  await countFeed(tx, userId, -pictures.length)
  afterCommit(tx, () => storage.remove(pictures.flatMap(flatLayKeys)))
  return pictures.length > 0
}

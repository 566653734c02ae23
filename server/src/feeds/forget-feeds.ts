import type { UserId } from '@otday/contract'
import { afterCommit, type Db } from '#platform/db/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { countFeed } from '../profiles/index.ts'
import { flatLayKeys } from './flat-lay-files.ts'
import { deleteFeedsOf } from './queries-departures.ts'

/** A step holds up others who post, or react to what goes, for tens of ms. */
const feedsAtOnce = 50

/**
 * Deletes a step of a person's feeds and returns whether some are left. Files go after the commit; the sweep removes
 * what a crash leaves.
 */
export async function forgetFeedsOf({ storage }: { storage: Storage }, tx: Db, userId: UserId): Promise<boolean> {
  const pictures = await deleteFeedsOf(tx, userId, feedsAtOnce)
  // What the profile says is hidden of the total.
  await countFeed(tx, userId, -pictures.length)
  afterCommit(tx, () => storage.remove(pictures.flatMap(flatLayKeys)))
  return pictures.length > 0
}

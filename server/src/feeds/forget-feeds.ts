import type { FeedId, UserId } from '@otday/contract'
import { afterCommit, type Db } from '#platform/db/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { countFeed } from '../profiles/index.ts'
import { flatLayKeys } from './flat-lay-files.ts'
import { deleteFeedsOf, lockFeedsOf } from './queries-departures.ts'

/** Feeds deleted in a step, which for some ms blocks others who post. */
const feedsAtOnce = 50

/**
 * Locks the feeds of a user that `forgetFeedsOf` deletes next. The caller deletes the many rows that refer to them
 * before, in transactions of its own: deleted with the feeds, they would keep the stored number of feeds locked.
 */
export const lockNextFeedsOf = (tx: Db, userId: UserId): Promise<FeedId[]> => lockFeedsOf(tx, userId, feedsAtOnce)

/**
 * Deletes up to `feedsAtOnce` feeds of a user; returns whether it found feeds, so that the caller calls it again. Their
 * files are removed after the commit; files that remain after a crash are removed by the nightly sweep.
 */
export async function forgetFeedsOf({ storage }: { storage: Storage }, tx: Db, userId: UserId): Promise<boolean> {
  const pictures = await deleteFeedsOf(tx, userId, feedsAtOnce)
  // `deleteFeedsOf` has lowered the stored number of feeds of deleted accounts. That number includes the feed count of
  // this account, so this count is lowered by as much.
  await countFeed(tx, userId, -pictures.length)
  afterCommit(tx, () => storage.remove(pictures.flatMap(flatLayKeys)))
  return pictures.length > 0
}

import type { FeedId, UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { countLikes, lockFeeds } from '../feeds/index.ts'
import { setLikesHidden } from './queries.ts'

/**
 * Subtracts a user's likes from the counts of these feeds, or adds them again; idempotent. The caller must have locked
 * the account by `lockDeletedAt`, so that it is not deleted or restored meanwhile.
 */
export async function settleLikes(tx: Db, userId: UserId, feedIds: readonly FeedId[], isHidden: boolean) {
  await lockFeeds(tx, feedIds)
  const changed = await setLikesHidden(tx, userId, feedIds, isHidden)
  await countLikes(tx, changed, isHidden ? -1 : 1)
}

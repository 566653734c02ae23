import type { FeedId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { affectedRows, type Db } from '#platform/db/index.ts'

export async function likedFeedsOf(db: Db, userId: UserId): Promise<FeedId[]> {
  const rows = await db
    .selectFrom('feedLikes')
    .select('feedId')
    .where('userId', '=', userId)
    .orderBy('feedId')
    .execute()
  return rows.map(({ feedId }) => feedId)
}

/** Hides a user's likes of these feeds or shows them again. Returns the feeds whose like this changes. */
export async function setLikesHidden(
  tx: Db,
  userId: UserId,
  feedIds: readonly FeedId[],
  isHidden: boolean,
): Promise<FeedId[]> {
  const rows = await tx
    .updateTable('feedLikes')
    .set({ isHidden: isHidden || null })
    .where('userId', '=', userId)
    .where('feedId', '=', sql<FeedId>`any(${feedIds}::uuid[])`)
    .where('isHidden', isHidden ? 'is' : 'is not', null)
    .returning('feedId')
    .execute()
  return rows.map(({ feedId }) => feedId)
}

/**
 * Deletes up to `most` likes of these feeds and returns how many were deleted. It leaves the counts as they are, since
 * the feeds are deleted next.
 */
export const forgetLikesTo = (tx: Db, feedIds: readonly FeedId[], most: number): Promise<number> =>
  affectedRows(
    tx,
    sql`
    delete from feed_likes using (
      select feed_id, user_id from feed_likes where feed_id = any(${feedIds}::uuid[]) limit ${most}
    ) as chosen
    where feed_likes.feed_id = chosen.feed_id and feed_likes.user_id = chosen.user_id`,
  )

/** Deletes the likes of a deleted account, which no feed counts any more. */
export const forgetLikesOf = (tx: Db, userId: UserId) =>
  tx.deleteFrom('feedLikes').where('userId', '=', userId).execute()

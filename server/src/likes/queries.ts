import type { FeedId, UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'

/** Inserts a like; false if it existed. */
export async function insertLike(tx: Db, feedId: FeedId, userId: UserId, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('feedLikes')
    .values({ feedId, userId, createdAt: now })
    .onConflict((like) => like.doNothing())
    .returning('feedId')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a like; false if there was none. */
export async function deleteLike(tx: Db, feedId: FeedId, userId: UserId): Promise<boolean> {
  const row = await tx
    .deleteFrom('feedLikes')
    .where('feedId', '=', feedId)
    .where('userId', '=', userId)
    .returning('feedId')
    .executeTakeFirst()
  return row !== undefined
}

/** For a deleted account, whose likes no feed counts any more. */
export const forgetLikesOf = (tx: Db, userId: UserId) =>
  tx.deleteFrom('feedLikes').where('userId', '=', userId).execute()

import type { FeedId, UserId } from '@otday/contract'
import type { Db, New } from '#platform/db/index.ts'

/**
 * Finds a feed with its author's name; undefined if either is gone. Locks the author until `tx` ends: account deletion
 * then finds all notifications that name the author.
 */
export const lockFeedStory = (tx: Db, feedId: FeedId) =>
  tx
    .selectFrom('feeds')
    .innerJoin('users', 'users.id', 'feeds.authorId')
    .where('users.deletedAt', 'is', null)
    .where('feeds.id', '=', feedId)
    .select(['feeds.content', 'feeds.createdAt', 'users.name'])
    .forShare('users')
    .executeTakeFirst()

/**
 * Records that people are notified of a weather alert; returns those, ordered by id, who had not been notified before.
 */
export async function recordAlertDeliveries(
  tx: Db,
  userIds: readonly UserId[],
  alert: Pick<New<'toldAlerts'>, 'forecastDate' | 'alert'>,
): Promise<UserId[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .insertInto('toldAlerts')
    .values(userIds.map((receiverId) => ({ receiverId, ...alert })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('receiverId')
    .execute()
  return rows.map(({ receiverId }) => receiverId).toSorted()
}

export async function hasFollowers(db: Db, userId: UserId): Promise<boolean> {
  const follow = await db
    .selectFrom('follows')
    .select('id')
    .where('followeeId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return follow !== undefined
}

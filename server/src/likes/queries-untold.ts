import type { FeedId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'

/** A like of which the feed's author is not notified yet. */
export interface UntoldLike {
  feedId: FeedId
  userId: UserId
  authorId: UserId
  likedAt: Date
}

/**
 * Returns up to `limit` likes that are to be told, the oldest first. One transaction at a time may tell some, on
 * whichever instance, so that authors are notified in order; null while another one does.
 */
export async function untoldLikes(tx: Db, limit: number): Promise<UntoldLike[] | null> {
  const { rows: attempt } = await sql<{ isMine: boolean }>`
    ${keepPlan} select pg_try_advisory_xact_lock(hashtext('untold_likes')) as is_mine`.execute(tx)
  if (!attempt[0]?.isMine) return null
  const { rows } = await sql<UntoldLike>`${keepPlan} select feed_id, user_id, author_id, liked_at from untold_likes
    order by liked_at, feed_id, user_id limit ${limit}::integer`.execute(tx)
  return rows
}

/** Takes likes out of the queue; returns those that were still in it, as they have not been taken back meanwhile. */
export async function takeUntoldLikes(
  tx: Db,
  likes: readonly UntoldLike[],
): Promise<Pick<UntoldLike, 'feedId' | 'userId'>[]> {
  const { rows } = await sql<Pick<UntoldLike, 'feedId' | 'userId'>>`${keepPlan} delete from untold_likes
    where (feed_id, user_id) in (select * from unnest(
      ${likes.map(({ feedId }) => feedId)}::uuid[], ${likes.map(({ userId }) => userId)}::uuid[]))
    returning feed_id, user_id`.execute(tx)
  return rows
}

import { afterCommit, inTransaction } from '#platform/db/index.ts'
import { takeUntoldLikes, untoldLikes } from '../likes/index.ts'
import { keyOf, type LikeNews, lockLikeStories, recordLikeDeliveries } from './queries-like-news.ts'
import { feedTarget } from './targets.ts'
import { nameInNews, preview } from './text.ts'
import { type GroupedNews, type QueueDeps, writeGrouped } from './write-grouped.ts'

/**
 * Notifies authors of some likes: of each user's first like of a feed, merged with unread notifications about the same
 * feed. Returns how many were found in the queue, or null if another instance is delivering.
 */
export const deliverLikes = ({ db, notify }: QueueDeps, most: number): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const found = await untoldLikes(tx, most)
    if (found === null || found.length === 0) return found?.length ?? null
    const stories = await lockLikeStories(tx, found)
    const taken = new Set((await takeUntoldLikes(tx, found)).map(keyOf))
    const likes = await recordLikeDeliveries(
      tx,
      stories.filter((like) => taken.has(keyOf(like))),
    )
    const receivers = await writeGrouped(tx, likes.map(newsOf))
    afterCommit(tx, () => notify('inbox', receivers))
    return found.length
  })

const newsOf = ({ feedId, userId, authorId, likedAt, name, content }: LikeNews): GroupedNews => ({
  receiverId: authorId,
  actorId: userId,
  kind: 'feed.liked',
  titleOf: (size) => `${nameInNews(name)}님${size > 1 ? ` 외 ${size - 1}명` : ''}이 좋아요를 눌렀어요`,
  content: preview(content),
  targetUrl: feedTarget(feedId),
  groupKey: `feed.liked:${feedId}`,
  eventKey: `feed.liked:${feedId}:${userId}`,
  at: likedAt,
})

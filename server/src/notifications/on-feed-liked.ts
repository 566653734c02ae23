import type { Publish } from '#platform/db/index.ts'
import type { FeedLiked } from '../likes/index.ts'
import { deliverGrouped, type DeliveryDeps } from './deliver.ts'
import { feedContentOf, nameOf, recordLikeDelivery } from './queries-content.ts'
import { feedTarget } from './targets.ts'
import { nameInNews, preview } from './text.ts'

/** Notifies a feed's author of each user's first like, merged with unread notifications about the same feed. */
export const onFeedLiked =
  (deps: DeliveryDeps): Publish<FeedLiked> =>
  async (tx, { feedId, authorId, by, at }) => {
    if (by === authorId || !(await recordLikeDelivery(tx, { feedId, userId: by }))) return
    const name = nameInNews(await nameOf(tx, by))
    await deliverGrouped(deps, tx, {
      receiverId: authorId,
      kind: 'feed.liked',
      level: 'INFO',
      titleOf: (size) => `${name}님${size > 1 ? ` 외 ${size - 1}명` : ''}이 좋아요를 눌렀어요`,
      content: preview(await feedContentOf(tx, feedId)),
      targetUrl: feedTarget(feedId),
      groupKey: `feed.liked:${feedId}`,
      eventKey: `feed.liked:${feedId}:${by}`,
      at,
    })
  }

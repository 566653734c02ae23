import type { Publish } from '#platform/db/index.ts'
import type { CommentCreated } from '../comments/index.ts'
import { deliverGrouped, type DeliveryDeps } from './deliver.ts'
import { nameOf } from './queries-content.ts'
import { feedTarget } from './targets.ts'
import { nameInNews, preview } from './text.ts'

/** Notifies a feed's author of a comment by somebody else, merged with unread notifications about the same feed. */
export const onCommentCreated =
  (deps: DeliveryDeps): Publish<CommentCreated> =>
  async (tx, { commentId, feedId, feedAuthorId, by, content, at }) => {
    if (by === feedAuthorId) return
    const name = nameInNews(await nameOf(tx, by))
    await deliverGrouped(deps, tx, {
      receiverId: feedAuthorId,
      kind: 'comment.created',
      level: 'INFO',
      titleOf: (size) =>
        size > 1 ? `내 피드에 새 댓글 ${size}개가 달렸어요` : `${name}님이 내 피드에 댓글을 남겼어요`,
      content: preview(content),
      targetUrl: feedTarget(feedId),
      groupKey: `comment.created:${feedId}`,
      eventKey: `comment.created:${commentId}`,
      at,
    })
  }

import type { CommentId, FeedId, NewComment, UserId } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Writer } from '#platform/writer.ts'
import { countComment, lockFeed } from '../feeds/index.ts'
import { type CommentRow, insertComment } from './queries.ts'

export type CommentCreated = {
  type: 'comment.created'
  commentId: CommentId
  feedId: FeedId
  feedAuthorId: UserId
  by: UserId
  content: string
  at: Date
}
export interface CommentingDeps {
  db: Db
  clock: Clock
  publish: Publish<CommentCreated>
}

/**
 * Puts a comment under the feed of the path, in the caller's own name.
 * @throws Forbidden in another user's name; InvalidInput when the body names another feed; SessionEnded, FeedNotFound.
 */
export async function postComment(
  { db, clock, publish }: CommentingDeps,
  by: Writer,
  feedId: FeedId,
  comment: z.output<typeof NewComment>,
): Promise<CommentRow> {
  if (comment.authorId !== by.id) throw new AppError('Forbidden')
  if (comment.feedId !== feedId) throw new AppError('InvalidInput', { feedId: '주소의 피드와 다른 피드예요.' })
  return inTransaction(db, async (tx) => {
    await by.lock(tx)
    const { authorId: feedAuthorId } = await lockFeed(tx, feedId)
    const { authorId, content } = comment
    const at = clock.now()
    const row = await insertComment(tx, { id: newId<CommentId>(), feedId, authorId, content, createdAt: at })
    await countComment(tx, feedId, 1)
    await publish(tx, { type: 'comment.created', commentId: row.id, feedId, feedAuthorId, by: authorId, content, at })
    return row
  })
}

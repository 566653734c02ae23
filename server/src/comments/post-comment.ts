import type { CommentId, FeedId, NewComment, UserId } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { countComment, lockFeed } from '../feeds/index.ts'
import { type CommentRow, insertComment } from './queries.ts'

export interface CommentingDeps {
  db: Db
  clock: Clock
}

/**
 * Puts a comment under the feed of the path, in the caller's own name.
 * @throws Forbidden in another's name; InvalidInput when the body names another feed; FeedNotFound.
 */
export async function postComment(
  { db, clock }: CommentingDeps,
  by: UserId,
  feedId: FeedId,
  comment: z.output<typeof NewComment>,
): Promise<CommentRow> {
  if (comment.authorId !== by) throw new AppError('Forbidden')
  if (comment.feedId !== feedId) throw new AppError('InvalidInput', { feedId: '주소의 피드와 다른 피드예요.' })
  return inTransaction(db, async (tx) => {
    await lockFeed(tx, feedId)
    const { content } = comment
    const row = { id: newId<CommentId>(), feedId, authorId: by, content, createdAt: clock.now() }
    await countComment(tx, feedId, 1)
    return insertComment(tx, row)
  })
}

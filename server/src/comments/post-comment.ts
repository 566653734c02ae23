import type { Comment, CommentId, FeedId, NewComment } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inOneStatement } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Urls } from '#platform/http/urls.ts'
import { newId } from '#platform/ids.ts'
import { requirePermission, type Writer } from '#platform/writer.ts'
import { presentComments } from './present-comments.ts'
import { writeComment } from './queries-write.ts'

export interface CommentingDeps {
  db: Db
  clock: Clock
  urls: Urls
  /** Notifies the authors of feeds that were commented on, soon. */
  deliverSoon: () => void
}

/**
 * Puts a comment under the feed of the path, in the caller's own name.
 * @throws Forbidden in another user's name; InvalidInput when the body names another feed; SessionEnded, FeedNotFound;
 * AlreadyProcessed for a repeated request.
 */
export async function postComment(
  { db, clock, urls, deliverSoon }: CommentingDeps,
  by: Writer,
  feedId: FeedId,
  comment: z.output<typeof NewComment>,
): Promise<Comment> {
  const { authorId, content } = comment
  if (authorId !== by.id) throw new AppError('Forbidden')
  if (comment.feedId !== feedId) throw new AppError('InvalidInput', { feedId: '주소의 피드와 다른 피드예요.' })
  const row = { id: newId<CommentId>(), feedId, authorId, content, createdAt: clock.now() }
  const [answer] = await presentComments(db, urls, [row])
  if (!answer) throw new AppError('SessionEnded')
  const written = await inOneStatement(db, (one, claim) => writeComment(one, by, row, (feed) => claim(answer, feed)))
  requirePermission(written)
  if (written.authorId === null) throw new AppError('FeedNotFound', { feedId })
  if (!written.isAdded) throw new AppError('AlreadyProcessed')
  if (written.authorId !== authorId) deliverSoon()
  return answer
}

import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { visibleText } from './text.ts'
import { CommentId, FeedId, pageOf, pageQuery, Timestamp, UserId, UserSummary } from './vocabulary.ts'

export const commentLimit = 500

export const Comment = z.object({
  id: CommentId,
  feedId: FeedId,
  author: UserSummary,
  content: z.string(),
  createdAt: Timestamp,
  /** Present if the viewer has muted the author, or a word of the comment: clients fold it then. */
  mutedBy: z.enum(['PERSON', 'WORD']).optional(),
})
export type Comment = z.infer<typeof Comment>

/** `feedId` must be that of the path, `authorId` that of the caller. */
export const NewComment = z.object({ feedId: FeedId, authorId: UserId, content: visibleText(commentLimit) })

const ofFeed = { path: '/api/feeds/:feedId/comments', params: z.object({ feedId: FeedId }), access: 'user' } as const

export const comments = endpoints({
  list: {
    ...ofFeed,
    method: 'GET',
    summary: '댓글 목록',
    query: pageQuery(),
    status: 200,
    response: pageOf(Comment),
    errors: ['InvalidCursor', 'FeedNotFound'],
  },
  create: {
    ...ofFeed,
    method: 'POST',
    summary: '댓글 등록',
    body: NewComment,
    rate: 'comment',
    status: 201,
    response: Comment,
    errors: ['Forbidden', 'FeedNotFound'],
  },
})

import type { Comment } from '@otday/contract'
import type { Urls } from '#platform/http/urls.ts'
import type { Db, Paging } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { commentCountOf } from '../feeds/index.ts'
import { userSummaries } from '../users/index.ts'
import { type CommentingDeps, postComment } from './post-comment.ts'
import { type CommentRow, commentPage } from './queries.ts'

export { type CommentCreated, type CommentingDeps, postComment } from './post-comment.ts'
export { commentsBy, forgetCommentsOf, forgetCommentsOn } from './queries.ts'
export { settleComments } from './settle-comments.ts'

type CommentDeps = CommentingDeps & { paging: Paging; urls: Urls }

export const comments = defineModule('comments', (deps: CommentDeps) => ({
  handlers: { comments: commentHandlers(deps) },
  uses: deps,
}))

const commentHandlers = (deps: CommentDeps): HandlersOf<'comments'> => {
  const { db, paging, urls } = deps
  return {
    list: async ({ params: { feedId }, query }) => {
      const count = await commentCountOf(db, feedId)
      const page = await commentPage(db, paging, { feedId, page: query, count })
      return { ...page, data: await present(db, urls, page.data) }
    },
    create: async ({ viewer, params: { feedId }, body }) => {
      const [comment] = await present(db, urls, [await postComment(deps, viewer, feedId, body)])
      return comment as Comment
    },
  }
}

async function present(db: Db, urls: Urls, rows: CommentRow[]): Promise<Comment[]> {
  const authors = await userSummaries(
    db,
    urls,
    rows.map(({ authorId }) => authorId),
  )
  return rows.flatMap(({ authorId, ...comment }) => {
    const author = authors.get(authorId)
    return author ? [{ ...comment, author }] : []
  })
}

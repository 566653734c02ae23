import type { Paging } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { claimingKeys } from '#platform/http/repeats.ts'
import { commentCountOf } from '../feeds/index.ts'
import { type CommentingDeps, postComment } from './post-comment.ts'
import { presentComments } from './present-comments.ts'
import { commentPage } from './queries.ts'

export { type CommentingDeps, postComment } from './post-comment.ts'
export { commentsBy, forgetCommentsOf, forgetCommentsOn } from './queries.ts'
export { settleComments } from './settle-comments.ts'

type CommentDeps = CommentingDeps & { paging: Paging }

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
      return { ...page, data: await presentComments(db, urls, page.data) }
    },
    create: claimingKeys(({ viewer, params: { feedId }, body }) => postComment(deps, viewer, feedId, body)),
  }
}

import type { Paging } from '#platform/db/index.ts'
import { createShortCache } from '#platform/cache/short-cache.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { claimingKeys } from '#platform/http/repeats.ts'
import { requireLivingFeed } from '../feeds/index.ts'
import { type CommentingDeps, postComment } from './post-comment.ts'
import { presentListedComment } from './present-comments.ts'
import { createCommentPages } from './queries.ts'

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
  const pageOf = createCommentPages(db, paging, createShortCache(deps.clock, { lifetime: 60_000, limit: 1000 }))
  return {
    list: async ({ viewer, params: { feedId }, query }) => {
      const page = await pageOf({ viewer: viewer.id, feedId }, query)
      // A page with comments tells by its total whether the feed is there.
      if ((page.data[0]?.total ?? null) === null) await requireLivingFeed(db, viewer.id, feedId)
      return { ...page, data: page.data.map((comment) => presentListedComment(urls, comment)) }
    },
    create: claimingKeys(({ viewer, params: { feedId }, body }) => postComment(deps, viewer, feedId, body)),
  }
}

import { defineModule } from '#platform/define-module.ts'
import { like, type LikeDeps, unlike } from './toggle-like.ts'

export { forgetLikesOf, forgetLikesTo, likedFeedsOf } from './queries.ts'
export { settleLikes } from './settle-likes.ts'
export { takeUntoldLikes, type UntoldLike, untoldLikes } from './queries-untold.ts'
export { like, type LikeDeps, unlike } from './toggle-like.ts'

export const likes = defineModule('likes', (deps: LikeDeps) => ({
  handlers: {
    likes: {
      create: async ({ viewer, params }) => {
        await like(deps, params.feedId, viewer)
        return undefined
      },
      delete: async ({ viewer, params }) => {
        await unlike(deps, params.feedId, viewer)
        return undefined
      },
    },
  },
  uses: deps,
}))

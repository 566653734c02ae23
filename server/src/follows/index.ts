import type { Paging } from '#platform/db/index.ts'
import { createShortCache } from '#platform/cache/short-cache.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { claimingKeys } from '#platform/http/repeats.ts'
import { follow, type FollowingDeps, unfollow } from './change-follow.ts'
import { presentFollows } from './present-follows.ts'
import { followers, followings, type FollowSide, followSummary } from './queries.ts'
import { type FollowListing, followPage } from './queries-lists.ts'

export { endFollows, follow, type FollowingDeps } from './change-follow.ts'
export { forgetFollowsOf } from './forget-follows.ts'
export { followers, followings, type FollowSide, othersAfter } from './queries.ts'
export { settleFollows } from './settle-follows.ts'

type FollowDeps = FollowingDeps & { paging: Paging }

export const follows = defineModule('follows', (deps: FollowDeps) => ({
  handlers: { follows: followHandlers(deps) },
  uses: deps,
}))

function followHandlers(deps: FollowDeps): HandlersOf<'follows'> {
  const { db, paging, urls } = deps
  const unseenCounts = createShortCache<number>(deps.clock, { lifetime: 60_000, limit: 1000 })
  const pageOf = async (side: FollowSide, listing: FollowListing) => {
    const page = await followPage(db, paging, side, { ...listing, unseenCounts })
    return { ...page, data: await presentFollows(db, urls, page.data) }
  }
  return {
    create: claimingKeys(({ viewer, body }) => follow(deps, viewer, body)),
    delete: async ({ viewer, params }) => {
      await unfollow(deps, viewer, params.followId)
      return undefined
    },
    summary: ({ viewer, query }) => followSummary(db, viewer.id, query.userId),
    followings: ({ viewer, query: { followerId, nameLike, ...page } }) =>
      pageOf(followings, { viewer: viewer.id, userId: followerId, nameLike, page }),
    followers: ({ viewer, query: { followeeId, nameLike, ...page } }) =>
      pageOf(followers, { viewer: viewer.id, userId: followeeId, nameLike, page }),
  }
}

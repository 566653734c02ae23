import type { Paging } from '#platform/db/index.ts'
import { createShortCache } from '#platform/cache/short-cache.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { claimingKeys } from '#platform/http/repeats.ts'
import { follow, type FollowingDeps, unfollow } from './change-follow.ts'
import { followJobs } from './jobs.ts'
import { presentFollows } from './present-follows.ts'
import { followers, followings, type FollowSide, followSummary } from './queries.ts'
import { type FollowListing, followPage } from './queries-lists.ts'
import { requestPage } from './queries-requests.ts'
import { approveRequest, declineRequest, presentRequest, removeFollower } from './requests.ts'

export { endFollows, follow, type FollowingDeps } from './change-follow.ts'
export { approvalJob } from './jobs.ts'
export { forgetFollowsOf } from './forget-follows.ts'
export { followers, followings, type FollowSide, othersAfter } from './queries.ts'
export { settleFollows } from './settle-follows.ts'

type FollowDeps = FollowingDeps & { paging: Paging }

export const follows = defineModule('follows', (deps: FollowDeps) => ({
  handlers: { follows: followHandlers(deps), followRequests: requestHandlers(deps) },
  jobs: followJobs(deps),
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

function requestHandlers(deps: FollowDeps): HandlersOf<'followRequests'> {
  const { db, paging, urls } = deps
  return {
    list: async ({ viewer, query }) => {
      const page = await requestPage(db, paging, viewer.id, query)
      return { ...page, data: page.data.map((row) => presentRequest(urls, row)) }
    },
    approve: async ({ viewer, params }) => {
      await approveRequest(deps, viewer, params.followId)
      return undefined
    },
    decline: async ({ viewer, params }) => {
      await declineRequest(deps, viewer, params.followId)
      return undefined
    },
    removeFollower: async ({ viewer, params }) => {
      await removeFollower(deps, viewer, params.userId)
      return undefined
    },
  }
}

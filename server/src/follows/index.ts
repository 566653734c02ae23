import type { Follow } from '@otday/contract'
import type { Urls } from '#platform/http/urls.ts'
import type { Db, Paging } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { userSummaries } from '../users/index.ts'
import { follow, type FollowingDeps, unfollow } from './change-follow.ts'
import { type FollowRow, followers, followings, type FollowSide, followSummary } from './queries.ts'
import { type FollowListing, followPage } from './queries-lists.ts'

export { follow, type FollowCreated, type FollowingDeps } from './change-follow.ts'
export { forgetFollowsOf } from './forget-follows.ts'
export { followers, followings, type FollowSide, othersAfter } from './queries.ts'
export { settleFollows } from './settle-follows.ts'

type FollowDeps = FollowingDeps & { paging: Paging; urls: Urls }

export const follows = defineModule('follows', (deps: FollowDeps) => ({
  handlers: { follows: followHandlers(deps) },
  uses: deps,
}))

function followHandlers(deps: FollowDeps): HandlersOf<'follows'> {
  const { db, paging, urls } = deps
  const pageOf = async (side: FollowSide, listing: FollowListing) => {
    const page = await followPage(db, paging, side, listing)
    return { ...page, data: await present(db, urls, page.data) }
  }
  return {
    create: async ({ viewer, body }) => {
      const [relation] = await present(db, urls, [await follow(deps, viewer, body)])
      return relation as Follow
    },
    delete: async ({ viewer, params }) => {
      await unfollow(deps, viewer, params.followId)
      return undefined
    },
    summary: ({ viewer, query }) => followSummary(db, viewer.id, query.userId),
    followings: ({ query: { followerId, nameLike, ...page } }) =>
      pageOf(followings, { userId: followerId, nameLike, page }),
    followers: ({ query: { followeeId, nameLike, ...page } }) =>
      pageOf(followers, { userId: followeeId, nameLike, page }),
  }
}

async function present(db: Db, urls: Urls, rows: FollowRow[]): Promise<Follow[]> {
  const people = await userSummaries(
    db,
    urls,
    rows.flatMap(({ followerId, followeeId }) => [followerId, followeeId]),
  )
  return rows.flatMap(({ id, followerId, followeeId }) => {
    const [follower, followee] = [people.get(followerId), people.get(followeeId)]
    return follower && followee ? [{ id, follower, followee }] : []
  })
}

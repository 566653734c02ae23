import { pageSizes, type UserId } from '@otday/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { nextPageStart, type PageStart } from '../../platform/paged-list.ts'
import { type FollowListFilters, followListKey, followSummaryKey } from './keys.ts'

export const followSummaryQuery = (userId: UserId) =>
  queryOptions({
    queryKey: followSummaryKey(userId),
    queryFn: ({ signal }) => api.follows.summary({ query: { userId } }, { signal }),
  })

export const followListQuery = (filters: FollowListFilters) =>
  infiniteQueryOptions({
    queryKey: followListKey(filters),
    queryFn: ({ pageParam, signal }) => {
      const { side, userId, nameLike } = filters
      const page = { ...(nameLike && { nameLike }), limit: pageSizes.default, ...pageParam }
      return side === 'followers'
        ? api.follows.followers({ query: { ...page, followeeId: userId } }, { signal })
        : api.follows.followings({ query: { ...page, followerId: userId } }, { signal })
    },
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
  })

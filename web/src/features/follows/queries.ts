import { pageSizes, type UserId } from '@otday/contract'
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import { type FollowListFilters, followListKey, followSummaryKey } from './keys.ts'
import { followsApi } from './api.ts'

export const followSummaryQuery = (userId: UserId) =>
  queryOptions({
    queryKey: followSummaryKey(userId),
    queryFn: ({ signal }) => followsApi.summary({ query: { userId } }, { signal }),
  })

/** Returns whether the user has asked to follow somebody who has not approved it yet. */
export const useFollowPending = (userId: UserId): boolean => useQuery(followSummaryQuery(userId)).data?.pending ?? false

export const followListQuery = (filters: FollowListFilters) =>
  infiniteQueryOptions({
    queryKey: followListKey(filters),
    queryFn: ({ pageParam, signal }) => {
      const { side, userId, nameLike } = filters
      const page = { ...(nameLike && { nameLike }), limit: pageSizes.default, ...pageParam }
      return side === 'followers'
        ? followsApi.followers({ query: { ...page, followeeId: userId } }, { signal })
        : followsApi.followings({ query: { ...page, followerId: userId } }, { signal })
    },
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
  })

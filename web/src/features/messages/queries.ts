import { pageSizes, type UserId } from '@otday/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import { conversationsKey, threadKey } from './keys.ts'

/** Messages with a partner, newest first; removed from the cache when their view closes. */
export const threadQuery = (partnerId: UserId) =>
  infiniteQueryOptions({
    queryKey: threadKey(partnerId),
    queryFn: ({ pageParam, signal }) =>
      api.messages.list({ query: { userId: partnerId, limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Conversations, that with the latest message first; refetched on each visit. */
export const conversationsQuery = () =>
  infiniteQueryOptions({
    queryKey: conversationsKey,
    queryFn: ({ pageParam, signal }) =>
      api.conversations.list({ query: { limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: 0,
  })

import { pageSizes, type UserId } from '@otday/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { nextPageStart, type PageStart } from '../../platform/paged-list.ts'
import { conversationsKey, threadKey } from './keys.ts'

/** What two people wrote to each other, newest first, page by page; kept only as long as it is looked at. */
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

/** My conversations, the latest first; asked for anew whenever they are come to. */
export const conversationsQuery = () =>
  infiniteQueryOptions({
    queryKey: conversationsKey,
    queryFn: ({ pageParam, signal }) =>
      api.conversations.list({ query: { limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: 0,
  })

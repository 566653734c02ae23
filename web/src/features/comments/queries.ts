import { pageSizes } from '@otday/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import { commentsKey } from './keys.ts'
import { commentsApi } from './api.ts'

/** Comments of a feed, newest first; removed from the cache when their list is unmounted. */
export const commentsQuery = (feedId: string) =>
  infiniteQueryOptions({
    queryKey: commentsKey(feedId),
    queryFn: ({ pageParam, signal }) =>
      commentsApi.list({ params: { feedId }, query: { limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

import { pageSizes } from '@otday/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import type { FeedFilters } from './filters.ts'
import { feedKey, feedListKey } from './keys.ts'

const sortDirection = 'DESCENDING'

/** Feeds that match the filters; writes update the cache. */
export const feedsQuery = (filters: FeedFilters) =>
  infiniteQueryOptions({
    queryKey: feedListKey(filters),
    queryFn: ({ pageParam, signal }) =>
      api.feeds.list({ query: { ...filters, sortDirection, limit: pageSizes.feeds, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** One feed; fails with `FeedNotFound`. Removed from the cache when its dialog closes. */
export const feedQuery = (feedId: string) =>
  queryOptions({
    queryKey: feedKey(feedId),
    queryFn: ({ signal }) => api.feeds.get({ params: { feedId } }, { signal }),
    staleTime: 60_000,
    gcTime: 0,
  })

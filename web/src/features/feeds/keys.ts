import type { FeedFilters } from './filters.ts'

/**
 * Prefix of the query keys of lists of feeds; the filters follow. The key of every query with feeds begins with
 * 'feeds'.
 */
export const feedLists = ['feeds', 'list'] as const

export const feedListKey = (filters: FeedFilters) => [...feedLists, filters] as const

export const feedKey = (feedId: string) => ['feeds', 'one', feedId] as const

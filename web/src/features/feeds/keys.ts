import type { FeedFilters } from './filters.ts'

/** Begins the key of every feed list, the filters end it; every query that holds feeds begins with 'feeds'. */
export const feedLists = ['feeds', 'list'] as const

export const feedListKey = (filters: FeedFilters) => [...feedLists, filters] as const

export const feedKey = (feedId: string) => ['feeds', 'one', feedId] as const

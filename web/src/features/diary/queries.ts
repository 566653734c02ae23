import { queryOptions } from '@tanstack/react-query'
import { followsCloset } from '../clothes/index.ts'

export const wearsKey = ['wears'] as const
export const wearsListKey = [...wearsKey, 'list'] as const
export const looksKey = ['looks'] as const

/** Loads the client of the diary's API when it is first used. */
export const loadWears = async () => (await import('./wears-api.ts')).wearsApi

/** Records, plans and weather from one day to another, both inclusive (`YYYY-MM-DD`). */
export const wearsQuery = (days: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...wearsListKey, days],
    queryFn: async ({ signal }) => (await loadWears()).list({ query: days }, { signal }),
    meta: followsCloset,
  })

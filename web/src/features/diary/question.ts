import { queryOptions } from '@tanstack/react-query'
import { followsCloset } from '../clothes/index.ts'
import { loadWears, wearsKey } from './queries.ts'

export const questionKey = [...wearsKey, 'question'] as const

/** The question about a past outfit, requested once a day. `day`: today in the diary, `YYYY-MM-DD`. */
export const questionQuery = (day: string) =>
  queryOptions({
    queryKey: [...questionKey, day],
    queryFn: async ({ signal }) => (await loadWears()).question({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: followsCloset,
  })

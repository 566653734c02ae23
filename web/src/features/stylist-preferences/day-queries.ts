import type { Occasion } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { stylistApi } from './stylist-queries.ts'

/** Occasion of a day, of which something may be said. */
export interface DayOf {
  date: string
  occasion: Occasion
}

export const dayQuery = ({ date, occasion }: DayOf) =>
  queryOptions({
    queryKey: ['stylist', 'days', date, occasion],
    queryFn: ({ signal }) => stylistApi.day({ params: { date, occasion } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

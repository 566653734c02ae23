import type { Occasion } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { stylistApi } from './stylist-queries.ts'

/** A day (`YYYY-MM-DD`) and an occasion, for which the user can say what the day is like. */
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

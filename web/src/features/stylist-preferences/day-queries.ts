import type { Occasion } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { stylistApi } from './stylist-queries.ts'

/** A day (`YYYY-MM-DD`) and an occasion, for which the user can say what the day is like. */
export interface DayOf {
  date: string
  occasion: Occasion
}

/** Prefix of the query keys of a day (`YYYY-MM-DD`), one for each occasion. */
export const daysKey = (date: string) => ['stylist', 'days', date] as const

export const dayQuery = ({ date, occasion }: DayOf) =>
  queryOptions({
    queryKey: [...daysKey(date), occasion],
    queryFn: ({ signal }) => stylistApi.day({ params: { date, occasion } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

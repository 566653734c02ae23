import type { Position, WeatherId } from '@otday/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'

const fresh = 10 * 60_000

/**
 * Five days from today at a place. `today` (YYYY-MM-DD in Seoul) is part of the key, so that midnight asks anew; until
 * the answer comes yesterday's days stay.
 */
export const weathersQuery = ({ longitude, latitude }: Position, today: string) =>
  queryOptions({
    queryKey: ['weathers', 'days', { longitude, latitude, today }],
    queryFn: ({ signal }) => api.weathers.list({ query: { longitude, latitude } }, { signal }),
    staleTime: fresh,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  })

/** The hours of one day. */
export const hoursQuery = (weatherId: WeatherId) =>
  queryOptions({
    queryKey: ['weathers', 'hours', weatherId],
    queryFn: ({ signal }) => api.weathers.hours({ params: { weatherId } }, { signal }),
    staleTime: fresh,
  })

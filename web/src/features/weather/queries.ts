import type { Position, Weather } from '@otday/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

const fresh = 10 * 60_000
/**
 * Time in ms until weather that is overdue or only usual for the season is refetched, as the provider may answer again.
 */
const soon = 3 * 60_000

/**
 * Weather of the days at a place. `today` (YYYY-MM-DD in Seoul) is part of the key, so that the weather is refetched
 * after midnight; until the response comes, the days that were fetched before stay visible.
 */
export const weathersQuery = ({ longitude, latitude }: Position, today: string) =>
  queryOptions({
    queryKey: ['weathers', 'days', { longitude, latitude, today }],
    queryFn: ({ signal }) => api.weathers.list({ query: { longitude, latitude } }, { signal }),
    staleTime: fresh,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.some(isProvisional) ? soon : fresh),
    placeholderData: keepPreviousData,
    meta: { keptAs: ['weathers', 'days', { longitude, latitude }] },
  })

const isProvisional = ({ isSample, staleMinutes }: Weather) => isSample || staleMinutes > 0

/** The hours of a day, refetched when the day comes from a newer forecast. */
export const hoursQuery = ({ id, source, forecastedAt }: Weather) =>
  queryOptions({
    queryKey: ['weathers', 'hours', id, source, forecastedAt.getTime()],
    queryFn: ({ signal }) => api.weathers.hours({ params: { weatherId: id } }, { signal }),
    staleTime: fresh,
  })

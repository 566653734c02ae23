import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

/** Places by name, the best first. */
export const placesQuery = (nameLike: string) =>
  queryOptions({
    queryKey: ['weathers', 'places', nameLike],
    queryFn: ({ signal }) => api.weathers.places({ query: { nameLike } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

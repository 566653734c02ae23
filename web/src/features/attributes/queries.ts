import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'

/** The catalogue of attributes a piece of clothing can have, by name. */
export const attributeDefinitionsQuery = () =>
  queryOptions({
    queryKey: ['attributes'],
    queryFn: ({ signal }) => api.attributes.list({ query: {} }, { signal }),
    staleTime: 60_000,
  })

import { queryOptions } from '@tanstack/react-query'
import type { DefinitionFilters } from './filters.ts'
import { catalogue, definitionLists } from './keys.ts'
import { attributesApi } from './api.ts'

/** Returns the query of all definitions, sorted by name. */
export const attributeDefinitionsQuery = () =>
  queryOptions({
    queryKey: catalogue,
    queryFn: ({ signal }) => attributesApi.list({ query: {} }, { signal }),
    staleTime: 60_000,
  })

export const definitionsQuery = (filters: DefinitionFilters) =>
  queryOptions({
    queryKey: [...definitionLists, filters],
    queryFn: ({ signal }) => attributesApi.list({ query: filters }, { signal }),
  })

/** How many clothes use each value of a definition; not cached, so that each dialog shows current counts. */
export const usageQuery = (definitionId: string) =>
  queryOptions({
    queryKey: ['attribute-usage', definitionId],
    queryFn: ({ signal }) => attributesApi.usage({ params: { definitionId } }, { signal }),
    gcTime: 0,
  })

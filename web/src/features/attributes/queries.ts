import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import type { DefinitionFilters } from './filters.ts'
import { catalogue, definitionLists } from './keys.ts'

/** The catalogue of attributes a piece of clothing can have, by name. */
export const attributeDefinitionsQuery = () =>
  queryOptions({
    queryKey: catalogue,
    queryFn: ({ signal }) => api.attributes.list({ query: {} }, { signal }),
    staleTime: 60_000,
  })

/** The catalogue as administrators look through it. */
export const definitionsQuery = (filters: DefinitionFilters) =>
  queryOptions({
    queryKey: [...definitionLists, filters],
    queryFn: ({ signal }) => api.attributes.list({ query: filters }, { signal }),
  })

/** How many clothes have which value of a definition. Asked for anew by each dialog that says so. */
export const usageQuery = (definitionId: string) =>
  queryOptions({
    queryKey: ['attribute-usage', definitionId],
    queryFn: ({ signal }) => api.attributes.usage({ params: { definitionId } }, { signal }),
    gcTime: 0,
  })

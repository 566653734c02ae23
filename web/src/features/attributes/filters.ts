import { type AttributeDefinition, attributes, normalised } from '@otday/contract'
import type * as z from 'zod'
import { paramsOf } from '../../platform/navigation/search-params.ts'

const { shape } = attributes.list.query

/**
 * Filters of attribute definitions; an absent one matches all. The names are those of the API and of the URL's query.
 */
export interface DefinitionFilters {
  sortBy: z.output<typeof shape.sortBy>
  sortDirection: z.output<typeof shape.sortDirection>
  keywordLike?: z.output<typeof shape.keywordLike>
}

export function definitionFiltersFrom(search: URLSearchParams): DefinitionFilters {
  const read = paramsOf(search)
  return {
    sortBy: read(shape.sortBy, 'sortBy') ?? 'name',
    sortDirection: read(shape.sortDirection, 'sortDirection') ?? 'ASCENDING',
    keywordLike: read(shape.keywordLike, 'keywordLike'),
  }
}

const keyOf = (name: string) => normalised(name).toLowerCase()

/** Whether a definition's name contains the keyword, ignoring case, as on the server. */
export const fits = ({ name }: AttributeDefinition, { keywordLike }: DefinitionFilters): boolean =>
  !keywordLike || keyOf(name).includes(keyOf(keywordLike))

/** Returns a comparison that sorts as the server does. */
export function orderOf({ sortBy, sortDirection }: DefinitionFilters) {
  const keys = ({ id, name, createdAt }: AttributeDefinition) => [sortBy === 'name' ? keyOf(name) : +createdAt, id]
  const way = sortDirection === 'ASCENDING' ? 1 : -1
  return (one: AttributeDefinition, other: AttributeDefinition): number => {
    const [a, b] = [keys(one), keys(other)]
    const at = a.findIndex((key, index) => key !== b[index])
    return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -way : way
  }
}

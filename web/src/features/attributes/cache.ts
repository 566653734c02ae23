import type { AttributeDefinition } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { type DefinitionFilters, fits, orderOf } from './filters.ts'
import { catalogue, definitionLists } from './keys.ts'

/** Puts a saved definition into every loaded list whose filters it matches. */
export const showDefinition = (queryClient: QueryClient, saved: AttributeDefinition): void =>
  change(queryClient, (list, filters) => {
    const others = without(list, saved.id)
    return fits(saved, filters) ? [...others, saved].toSorted(orderOf(filters)) : others
  })

export const dropDefinition = (queryClient: QueryClient, id: string): void =>
  change(queryClient, (list) => without(list, id))

/** Returns a definition from any loaded list. */
export const knownDefinition = (queryClient: QueryClient, id: string): AttributeDefinition | undefined =>
  queryClient
    .getQueriesData<AttributeDefinition[]>({ queryKey: definitionLists })
    .flatMap(([, list]) => list ?? [])
    .find((definition) => definition.id === id)

const without = (list: readonly AttributeDefinition[], id: string) => list.filter((each) => each.id !== id)

/** Changes the loaded lists at once, and refetches them in case others changed definitions meanwhile. */
function change(
  queryClient: QueryClient,
  by: (list: readonly AttributeDefinition[], filters: DefinitionFilters) => AttributeDefinition[],
): void {
  for (const [key, list] of queryClient.getQueriesData<AttributeDefinition[]>({ queryKey: definitionLists }))
    if (list) queryClient.setQueryData(key, by(list, key.at(-1) as DefinitionFilters))
  void queryClient.invalidateQueries({ queryKey: catalogue })
}

import type { Clothes, UserId } from '@otday/contract'
import { changeUnread, renewKeptSoon } from '../../platform/cache/renew-kept.ts'
import type { PagedList } from '../../platform/cache/paged-list.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { type ClothesListFilters, clothesLists, closetSizes } from './keys.ts'
import { closetSizeQuery } from './queries.ts'

/**
 * Applies `by` to lists that an earlier visit stored for offline use. Skips lists with a search, as only the server
 * knows which pieces match.
 */
export async function renewCloset(
  by: (list: PagedList<Clothes>, filters: ClothesListFilters) => PagedList<Clothes>,
): Promise<void> {
  await changeUnread<PagedList<Clothes>>(clothesLists, (list, key) => {
    const filters = key.at(-1) as ClothesListFilters
    return filters.search ? undefined : by(list, filters)
  })
  renewKeptSoon(closetSizes, ([, , ownerId]) => queryClient.prefetchQuery(closetSizeQuery(ownerId as UserId)))
}

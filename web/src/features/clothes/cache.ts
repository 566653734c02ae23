import { type Clothes, type ClothesDetails, logTexts } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { loadedLists } from '../../platform/cache/paged-cache.ts'
import { changeLists, withItem, withoutItem, withPatch } from '../../platform/cache/paged-changes.ts'
import { includes, itemsOf, type PagedList } from '../../platform/cache/paged-list.ts'
import { clothesDetailsKey, type ClothesListFilters, clothesLists, followsCloset } from './keys.ts'

/** Adds a piece in front of every list it belongs to; lists that have it stay as they are. */
export function addClothes(queryClient: QueryClient, item: Clothes): void {
  changeClosets(queryClient, (list, filters) => {
    if (!fits(item, filters)) return list
    if (!includes(list, item.id)) return withItem(list, item)
    log.warn(logTexts.duplicateItem)
    return list
  })
}

/** Updates a piece in the loaded lists; after a change of type it moves from the old type's list to the new one's. */
export function patchClothes(queryClient: QueryClient, item: Clothes): void {
  const before = knownClothes(queryClient, item.id) ?? item
  changeClosets(queryClient, (list, filters) => {
    if (filters.search) return withPatch(list, item.id, () => item)
    if (!fits(item, filters)) return fits(before, filters) ? withoutItem(list, item.id) : list
    return fits(before, filters) ? withPatch(list, item.id, () => item) : withItem(list, item, newestFirst)
  })
}

export function removeClothes(queryClient: QueryClient, item: Clothes): void {
  changeClosets(queryClient, (list, filters) => (isIn(item, list, filters) ? withoutItem(list, item.id) : list))
}

export function knownClothes(queryClient: QueryClient, id: string): Clothes | undefined {
  const listed = loadedLists<Clothes>(queryClient, clothesLists).flatMap(itemsOf)
  const details = queryClient.getQueryData<ClothesDetails>([...clothesDetailsKey, id])
  return listed.find((item) => item.id === id) ?? details?.clothes
}

/** Removes cached lists of clothes, which are stale once the definitions of attributes have changed. */
export function forgetClosets(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: clothesLists })
  refreshFollowers(queryClient)
}

/** Whether a piece belongs in a list; false for searched lists, as only the server knows. */
const fits = (item: Clothes, { ownerId, typeEqual, search }: ClothesListFilters): boolean =>
  !search && item.ownerId === ownerId && (typeEqual === null || item.type === typeEqual)

/**
 * Whether a piece belongs to a list. Without a search the filters decide, even if the page with the piece is not
 * loaded. In a searched list the piece must be on a loaded page, as the server alone knows what matches.
 */
export const isIn = (item: Clothes, list: PagedList<Clothes>, filters: ClothesListFilters): boolean =>
  fits(item, filters) || (filters.search !== undefined && includes(list, item.id))

export const newestFirst = (a: Clothes, b: Clothes): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)

/** Changes the loaded lists of closets; queries computed from the whole closet become stale. */
export function changeClosets(
  queryClient: QueryClient,
  by: (list: PagedList<Clothes>, filters: ClothesListFilters) => PagedList<Clothes>,
): void {
  changeLists<Clothes, ClothesListFilters>(queryClient, clothesLists, by)
  void queryClient.invalidateQueries({
    queryKey: clothesLists,
    predicate: ({ queryKey }) => (queryKey.at(-1) as ClothesListFilters).search !== undefined,
  })
  refreshFollowers(queryClient)
  // Without IndexedDB there is no stored closet to update.
  if ('indexedDB' in globalThis)
    import('./renew-closet.ts').then(({ renewCloset }) => renewCloset(by)).catch(() => undefined)
}

function refreshFollowers(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.['follows'] === followsCloset.follows })
}

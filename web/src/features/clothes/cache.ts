import { type Clothes, logTexts } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { changeLists, loadedLists } from '../../platform/paged-cache.ts'
import { includes, itemsOf, type PagedList, withItem, withoutItem, withPatch } from '../../platform/paged-list.ts'
import { type ClothesListFilters, clothesLists, followsCloset } from './keys.ts'

/** In front of every list it belongs to; known ones are ignored. */
export function addClothes(queryClient: QueryClient, item: Clothes): void {
  changeClosets(queryClient, (list, filters) => {
    if (!fits(item, filters)) return list
    if (!includes(list, item.id)) return withItem(list, item)
    log.warn(logTexts.duplicateItem)
    return list
  })
}

/** With another type it moves between lists. */
export function patchClothes(queryClient: QueryClient, item: Clothes): void {
  const before = knownClothes(queryClient, item.id) ?? item
  changeClosets(queryClient, (list, filters) => {
    if (!fits(item, filters)) return fits(before, filters) ? withoutItem(list, item.id) : list
    return fits(before, filters) ? withPatch(list, item.id, () => item) : withItem(list, item, newestFirst)
  })
}

export function removeClothes(queryClient: QueryClient, item: Clothes): void {
  changeClosets(queryClient, (list, filters) => (fits(item, filters) ? withoutItem(list, item.id) : list))
}

export function knownClothes(queryClient: QueryClient, id: string): Clothes | undefined {
  return loadedLists<Clothes>(queryClient, clothesLists)
    .flatMap(itemsOf)
    .find((item) => item.id === id)
}

/** Catalogue changed: closets are stale. */
export function forgetClosets(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: clothesLists })
  refreshFollowers(queryClient)
}

export function fits(item: Clothes, { ownerId, typeEqual }: ClothesListFilters): boolean {
  return item.ownerId === ownerId && (typeEqual === null || item.type === typeEqual)
}

export function newestFirst(a: Clothes, b: Clothes): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)
}

/** What is made from the whole closet becomes stale. */
export function changeClosets(
  queryClient: QueryClient,
  by: (list: PagedList<Clothes>, filters: ClothesListFilters) => PagedList<Clothes>,
): void {
  changeLists<Clothes, ClothesListFilters>(queryClient, clothesLists, by)
  refreshFollowers(queryClient)
}

function refreshFollowers(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.['follows'] === followsCloset.follows })
}

import { type Clothes, logTexts } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { changeLists, loadedLists } from '../../platform/paged-cache.ts'
import { includes, itemsOf, type PagedList, withItem, withoutItem, withPatch } from '../../platform/paged-list.ts'
import { type ClothesListFilters, clothesLists, followsCloset } from './keys.ts'

/** A new piece goes to the front of every loaded list it belongs to; one that is there already is ignored. */
export function addClothes(queryClient: QueryClient, item: Clothes): void {
  changeClosets(queryClient, (list, filters) => {
    if (!fits(item, filters)) return list
    if (!includes(list, item.id)) return withItem(list, item)
    log.warn(logTexts.duplicateItem)
    return list
  })
}

/** An edited piece changes in every list; with another type it leaves some lists and joins others. */
export function patchClothes(queryClient: QueryClient, item: Clothes): void {
  const before = knownClothes(queryClient, item.id) ?? item
  changeClosets(queryClient, (list, filters) => {
    if (!fits(item, filters)) return fits(before, filters) ? withoutItem(list, item.id) : list
    return fits(before, filters) ? withPatch(list, item.id, () => item) : withItem(list, item, newestFirst)
  })
}

/** A deleted piece leaves every list it belonged to and lowers its total. */
export function removeClothes(queryClient: QueryClient, item: Clothes): void {
  changeClosets(queryClient, (list, filters) => (fits(item, filters) ? withoutItem(list, item.id) : list))
}

/** A piece that some loaded list holds. */
export function knownClothes(queryClient: QueryClient, id: string): Clothes | undefined {
  return loadedLists<Clothes>(queryClient, clothesLists)
    .flatMap(itemsOf)
    .find((item) => item.id === id)
}

/** What clothes can be said to have has changed: closets are asked for anew when they are next looked at. */
export function forgetClosets(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: clothesLists })
  refreshFollowers(queryClient)
}

/** Whether a piece belongs to a list. */
export function fits(item: Clothes, { ownerId, typeEqual }: ClothesListFilters): boolean {
  return item.ownerId === ownerId && (typeEqual === null || item.type === typeEqual)
}

/** The order of every closet. */
export function newestFirst(a: Clothes, b: Clothes): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)
}

/** Changes the lists; what is made from the closet as a whole is asked for anew when it is next looked at. */
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

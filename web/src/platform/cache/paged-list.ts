import type { Page } from '@otday/contract'
import type { InfiniteData } from '@tanstack/react-query'

/** Start of a page; null for the first. */
export type PageStart = { cursor: string; idAfter?: string } | null

export type PagedList<T> = InfiniteData<Page<T>, PageStart>

export interface Named {
  id: string
}
type Pages<T> = Pick<PagedList<T>, 'pages'>

export function nextPageStart(page: Page<unknown>): PageStart | undefined {
  if (!page.hasNext || page.nextCursor === null) return undefined
  return page.nextIdAfter === null
    ? { cursor: page.nextCursor }
    : { cursor: page.nextCursor, idAfter: page.nextIdAfter }
}

/** Returns all items; one that moved between pages appears once, at its first place. */
export function itemsOf<T extends Named>(list: Pages<T> | undefined): T[] {
  const byId = new Map<string, T>()
  for (const item of list?.pages.flatMap((page) => page.data) ?? []) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/** Returns the total that the server reported, changed by what this user has added and deleted since. */
export const totalOf = (list: Pages<unknown> | undefined): number | undefined => list?.pages[0]?.totalCount

export const includes = <T extends Named>(list: PagedList<T>, id: string): boolean =>
  list.pages.some((page) => page.data.some((item) => item.id === id))

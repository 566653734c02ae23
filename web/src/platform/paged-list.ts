import type { Page } from '@otday/contract'
import type { InfiniteData } from '@tanstack/react-query'

/** Where the next page begins: both halves of the last answer; nothing for the first page. */
export type PageStart = { cursor: string; idAfter?: string } | null

/** A cursor list as the query cache holds it. */
export type PagedList<T> = InfiniteData<Page<T>, PageStart>

interface Named {
  id: string
}
type Pages<T> = Pick<PagedList<T>, 'pages'>

/** Negative when `a` stands before `b`. */
export type Order<T> = (a: T, b: T) => number

/** Where the page after this one begins, or `undefined` when it is the last. */
export function nextPageStart(page: Page<unknown>): PageStart | undefined {
  if (!page.hasNext || page.nextCursor === null) return undefined
  return page.nextIdAfter === null
    ? { cursor: page.nextCursor }
    : { cursor: page.nextCursor, idAfter: page.nextIdAfter }
}

/** All items in order; one that moved between two answers is shown once, where it came first. */
export function itemsOf<T extends Named>(list: Pages<T> | undefined): T[] {
  const byId = new Map<string, T>()
  for (const item of list?.pages.flatMap((page) => page.data) ?? []) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/** Length of the whole filtered list on the server, additions and deletions of this session included. */
export function totalOf(list: Pages<unknown> | undefined): number | undefined {
  return list?.pages[0]?.totalCount
}

export function includes<T extends Named>(list: PagedList<T>, id: string): boolean {
  return list.pages.some((page) => page.data.some((item) => item.id === id))
}

/**
 * The list with one more item and a raised total: at its place in a sorted list, at the front of an unsorted one.
 * What belongs behind the loaded pages only counts: it comes with its own page.
 */
export function withItem<T extends Named>(list: PagedList<T>, item: T, order?: Order<T>): PagedList<T> {
  const counted = withTotal(list, 1)
  const at = order ? placeOf(counted.pages, item, order) : { page: 0, index: 0 }
  if (!at) return counted
  const pages = counted.pages.map((page, index) =>
    index === at.page ? { ...page, data: page.data.toSpliced(at.index, 0, item) } : page,
  )
  return { ...counted, pages }
}

function placeOf<T>(pages: Page<T>[], item: T, order: Order<T>): { page: number; index: number } | null {
  for (const [page, { data }] of pages.entries()) {
    const index = data.findIndex((other) => order(item, other) < 0)
    if (index >= 0) return { page, index }
  }
  const last = pages.at(-1)
  return last && !last.hasNext ? { page: pages.length - 1, index: last.data.length } : null
}

/**
 * The list without that item and with a lowered total. An item that belongs to the list yet isn't in its pages is taken
 * to stand behind them; a complete list that doesn't hold it stays as it is.
 */
export function withoutItem<T extends Named>(list: PagedList<T>, id: string): PagedList<T> {
  if (!includes(list, id)) return list.pages.at(-1)?.hasNext ? withTotal(list, -1) : list
  const counted = withTotal(list, -1)
  return {
    ...counted,
    pages: counted.pages.map((page) => ({ ...page, data: page.data.filter((item) => item.id !== id) })),
  }
}

/** The list with that item changed where it stands; unchanged when it isn't there. */
export function withPatch<T extends Named>(list: PagedList<T>, id: string, patch: (item: T) => T): PagedList<T> {
  if (!includes(list, id)) return list
  return {
    ...list,
    pages: list.pages.map((page) =>
      page.data.some((item) => item.id === id)
        ? { ...page, data: page.data.map((item) => (item.id === id ? patch(item) : item)) }
        : page,
    ),
  }
}

function withTotal<T>(list: PagedList<T>, change: number): PagedList<T> {
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, totalCount: Math.max(0, page.totalCount + change) })),
  }
}

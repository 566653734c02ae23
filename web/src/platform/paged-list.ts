import type { Page } from '@otday/contract'
import type { InfiniteData } from '@tanstack/react-query'

/** Null for the first page. */
export type PageStart = { cursor: string; idAfter?: string } | null

export type PagedList<T> = InfiniteData<Page<T>, PageStart>

interface Named {
  id: string
}
type Pages<T> = Pick<PagedList<T>, 'pages'>

export type Order<T> = (a: T, b: T) => number

export function nextPageStart(page: Page<unknown>): PageStart | undefined {
  if (!page.hasNext || page.nextCursor === null) return undefined
  return page.nextIdAfter === null
    ? { cursor: page.nextCursor }
    : { cursor: page.nextCursor, idAfter: page.nextIdAfter }
}

/** An item that moved between pages is shown once, where it came first. */
export function itemsOf<T extends Named>(list: Pages<T> | undefined): T[] {
  const byId = new Map<string, T>()
  for (const item of list?.pages.flatMap((page) => page.data) ?? []) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/** On the server, with this session's additions and deletions. */
export function totalOf(list: Pages<unknown> | undefined): number | undefined {
  return list?.pages[0]?.totalCount
}

export function includes<T extends Named>(list: PagedList<T>, id: string): boolean {
  return list.pages.some((page) => page.data.some((item) => item.id === id))
}

/** Sorted in, or first. Beyond the loaded pages it only counts: its page brings it. */
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

/** An item outside of the loaded pages is taken to stand behind them. */
export function withoutItem<T extends Named>(list: PagedList<T>, id: string): PagedList<T> {
  if (!includes(list, id)) return list.pages.at(-1)?.hasNext ? withTotal(list, -1) : list
  const counted = withTotal(list, -1)
  return {
    ...counted,
    pages: counted.pages.map((page) => ({ ...page, data: page.data.filter((item) => item.id !== id) })),
  }
}

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

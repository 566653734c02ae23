import type { Page } from '@otday/contract'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { includes, type Named, type PagedList } from './paged-list.ts'

export type Compare<T> = (a: T, b: T) => number

/** Changes a cached list and must be idempotent; `filters` is the last element of the list's query key. */
type ChangeList<T, Filters> = (list: PagedList<T>, filters: Filters) => PagedList<T>

export function changeLists<T, Filters>(
  queryClient: QueryClient,
  prefix: QueryKey,
  change: ChangeList<T, Filters>,
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: prefix })) {
    const filters = query.queryKey.at(-1) as Filters
    changeQuery<PagedList<T>>(queryClient, query, (list) => change(list, filters))
  }
}

/** Changes a cached query's data; `change` must be idempotent, because it may be applied twice. */
export function changeOne<T>(queryClient: QueryClient, queryKey: QueryKey, change: (one: T) => T): void {
  const query = queryClient.getQueryCache().find({ queryKey })
  if (query) changeQuery(queryClient, query, change)
}

function changeQuery<Data>(queryClient: QueryClient, query: Query, change: (data: Data) => Data): void {
  const apply = () => {
    const data = query.state.data as Data | undefined
    // The change does not make the data fresher, so its time stays.
    if (data) queryClient.setQueryData(query.queryKey, change(data), { updatedAt: query.state.dataUpdatedAt })
  }
  apply()
  if (query.state.fetchStatus !== 'idle') applyAfterFetch(queryClient, query, apply)
}

/**
 * Applies a change again when a running fetch ends, because that fetch replaces the list by the pages from before the
 * change, with the new page added.
 */
function applyAfterFetch(queryClient: QueryClient, query: Query, apply: () => void): void {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.query !== query) return
    if (event.type === 'removed') stop()
    if (event.type !== 'updated' || query.state.fetchStatus !== 'idle') return
    stop()
    if (event.action.type === 'success') apply()
  })
}

/**
 * Inserts an item at its place in the order, or first without an order. If its place is beyond the loaded pages, only
 * the total grows, because a later page will contain the item.
 */
export function withItem<T extends Named>(list: PagedList<T>, item: T, order?: Compare<T>): PagedList<T> {
  const counted = withTotal(list, 1)
  const at = order ? placeOf(counted.pages, item, order) : { page: 0, index: 0 }
  if (!at) return counted
  const pages = counted.pages.map((page, index) =>
    index === at.page ? { ...page, data: page.data.toSpliced(at.index, 0, item) } : page,
  )
  return { ...counted, pages }
}

function placeOf<T>(pages: Page<T>[], item: T, order: Compare<T>): { page: number; index: number } | null {
  for (const [page, { data }] of pages.entries()) {
    const index = data.findIndex((other) => order(item, other) < 0)
    if (index >= 0) return { page, index }
  }
  const last = pages.at(-1)
  return last && !last.hasNext ? { page: pages.length - 1, index: last.data.length } : null
}

/**
 * Removes an item. If it is not in the loaded pages, it is assumed to be on a later page, and only the total shrinks.
 */
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

const withTotal = <T>(list: PagedList<T>, change: number): PagedList<T> => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, totalCount: Math.max(0, page.totalCount + change) })),
})

import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { PagedList } from './paged-list.ts'

/** Idempotent; `filters` is the last part of its key. */
type Change<T, Filters> = (list: PagedList<T>, filters: Filters) => PagedList<T>

export function changeLists<T, Filters>(queryClient: QueryClient, prefix: QueryKey, change: Change<T, Filters>): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: prefix })) {
    const filters = query.queryKey.at(-1) as Filters
    changeQuery<PagedList<T>>(queryClient, query, (list) => change(list, filters))
  }
}

/** Idempotent. */
export function changeOne<T>(queryClient: QueryClient, queryKey: QueryKey, change: (one: T) => T): void {
  const query = queryClient.getQueryCache().find({ queryKey })
  if (query) changeQuery(queryClient, query, change)
}

export function loadedLists<T>(queryClient: QueryClient, prefix: QueryKey): PagedList<T>[] {
  return queryClient.getQueriesData<PagedList<T>>({ queryKey: prefix }).flatMap(([, list]) => (list ? [list] : []))
}

export async function startOver(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  queryClient.setQueryData<PagedList<unknown>>(
    queryKey,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  )
  await queryClient.refetchQueries({ queryKey, exact: true })
}

function changeQuery<Data>(queryClient: QueryClient, query: Query, change: (data: Data) => Data): void {
  const apply = () => {
    const data = query.state.data as Data | undefined
    // The data stays as old as it is.
    if (data) queryClient.setQueryData(query.queryKey, change(data), { updatedAt: query.state.dataUpdatedAt })
  }
  apply()
  if (query.state.fetchStatus !== 'idle') applyAfterFetch(queryClient, query, apply)
}

/** A page under way lands behind unchanged pages: apply it again. */
function applyAfterFetch(queryClient: QueryClient, query: Query, apply: () => void): void {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.query !== query) return
    if (event.type === 'removed') stop()
    if (event.type !== 'updated' || query.state.fetchStatus !== 'idle') return
    stop()
    if (event.action.type === 'success') apply()
  })
}

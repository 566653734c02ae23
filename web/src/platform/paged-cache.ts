import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { PagedList } from './paged-list.ts'

/** What a change makes of one list; `filters` is the last part of its key. It must be harmless when applied twice. */
type Change<T, Filters> = (list: PagedList<T>, filters: Filters) => PagedList<T>

/** Changes every loaded list whose key is `prefix` plus its filters. */
export function changeLists<T, Filters>(queryClient: QueryClient, prefix: QueryKey, change: Change<T, Filters>): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: prefix })) {
    const filters = query.queryKey.at(-1) as Filters
    changeQuery<PagedList<T>>(queryClient, query, (list) => change(list, filters))
  }
}

/** Changes a single answer, if it is there; like a change of lists it must be harmless when applied twice. */
export function changeOne<T>(queryClient: QueryClient, queryKey: QueryKey, change: (one: T) => T): void {
  const query = queryClient.getQueryCache().find({ queryKey })
  if (query) changeQuery(queryClient, query, change)
}

/** Every loaded list whose key begins with `prefix`. */
export function loadedLists<T>(queryClient: QueryClient, prefix: QueryKey): PagedList<T>[] {
  return queryClient.getQueriesData<PagedList<T>>({ queryKey: prefix }).flatMap(([, list]) => (list ? [list] : []))
}

/** Keeps the first page of a list on the screen and asks for it anew. */
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
    // A change is no answer of the server: the data stays as old as it is.
    if (data) queryClient.setQueryData(query.queryKey, change(data), { updatedAt: query.state.dataUpdatedAt })
  }
  apply()
  if (query.state.fetchStatus !== 'idle') applyAfterFetch(queryClient, query, apply)
}

/** A page that was on its way is put behind the pages from before the change, so the change is made once more. */
function applyAfterFetch(queryClient: QueryClient, query: Query, apply: () => void): void {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.query !== query) return
    if (event.type === 'removed') stop()
    if (event.type !== 'updated' || query.state.fetchStatus !== 'idle') return
    stop()
    if (event.action.type === 'success') apply()
  })
}

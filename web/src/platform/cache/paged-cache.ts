import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PagedList } from './paged-list.ts'

export const loadedLists = <T>(queryClient: QueryClient, prefix: QueryKey): PagedList<T>[] =>
  queryClient.getQueriesData<PagedList<T>>({ queryKey: prefix }).flatMap(([, list]) => (list ? [list] : []))

export async function startOver(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  queryClient.setQueryData<PagedList<unknown>>(
    queryKey,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  )
  await queryClient.refetchQueries({ queryKey, exact: true })
}

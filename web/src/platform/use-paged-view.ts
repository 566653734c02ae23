import { logTexts, type Page } from '@otday/contract'
import { type InfiniteData, type QueryKey, type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useNavigationType } from 'react-router'
import { now } from './clock.ts'
import { log } from './log.ts'
import { startOver } from './paged-cache.ts'
import { itemsOf, totalOf } from './paged-list.ts'

/** A cursor list as a component shows it. */
export interface PagedView<T> {
  items: readonly T[]
  /** Length of the whole filtered list, once known. */
  total: number | undefined
  /** `loading` and `failed` speak of the first page only. */
  state: 'loading' | 'failed' | 'ready'
  hasMore: boolean
  loadingMore: boolean
  moreFailed: boolean
  /** Ignored and logged while something is loading or when there is no more. */
  loadMore: () => void
  /** Asks again for what failed. */
  retry: () => void
}

/** Reads an infinite query as one list. */
export function usePagedView<T extends { id: string }>(
  query: UseInfiniteQueryResult<InfiniteData<Page<T>>>,
): PagedView<T> {
  const { data, isPending, isError, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const items = useMemo(() => itemsOf(data), [data])
  return {
    items,
    total: totalOf(data),
    state: data ? 'ready' : isPending && !isError ? 'loading' : isFetching ? 'loading' : 'failed',
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError && !isFetching,
    loadMore: () => {
      if (isFetching) log.warn(logTexts.ignoredWhileLoading)
      else if (!hasNextPage) log.warn(logTexts.noMoreData)
      else void query.fetchNextPage()
    },
    retry: () => void (data ? query.fetchNextPage() : query.refetch()),
  }
}

/** How long, in ms, a list may be shown again without asking the server. */
const fresh = 30_000

/**
 * Starts a list over when somebody comes to it (again), unless it is fresh or they came back by the back button: then
 * everything stands where it stood.
 */
export function useFreshOnArrival(queryKey: QueryKey): void {
  const queryClient = useQueryClient()
  const cameBack = useNavigationType() === 'POP'
  const key = JSON.stringify(queryKey)
  const arrive = useEffectEvent(() => {
    const known = queryClient.getQueryCache().find({ queryKey, exact: true })
    if (cameBack || !known?.state.data || now().getTime() - known.state.dataUpdatedAt < fresh) return
    void startOver(queryClient, queryKey)
  })
  // Only the list that is come to matters, not every later step in the history.
  useEffect(() => arrive(), [key])
}

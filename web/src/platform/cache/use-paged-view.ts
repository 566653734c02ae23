import { logTexts, type Page } from '@otday/contract'
import { type InfiniteData, type QueryKey, type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useNavigationType } from 'react-router'
import { messageOf } from '../api/api-error.ts'
import { deviceTime } from '../time/clock.ts'
import { log } from '../log.ts'
import { startOver } from './paged-cache.ts'
import { itemsOf, totalOf } from './paged-list.ts'

export interface PagedView<T> {
  items: readonly T[]
  total: number | undefined
  /** State of the first page. */
  state: 'loading' | 'failed' | 'ready'
  message: string
  hasMore: boolean
  loadingMore: boolean
  moreFailed: boolean
  /** Loads the next page; ignored while loading, or at the end. */
  loadMore: () => void
  retry: () => void
}

export function usePagedView<T extends { id: string }>(
  query: UseInfiniteQueryResult<InfiniteData<Page<T>>>,
): PagedView<T> {
  const { data, isPending, isError, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, error } = query
  const items = useMemo(() => itemsOf(data), [data])
  return {
    items,
    total: totalOf(data),
    state: data ? 'ready' : isPending && !isError ? 'loading' : isFetching ? 'loading' : 'failed',
    message: messageOf(error),
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

/** Age in ms up to which a list is shown without being fetched again. */
const fresh = 30_000

/** Refetches the list when its page is opened, unless it is fresh or the user has come by the back button. */
export function useFreshOnArrival(queryKey: QueryKey): void {
  const queryClient = useQueryClient()
  const cameBack = useNavigationType() === 'POP'
  const key = JSON.stringify(queryKey)
  const arrive = useEffectEvent(() => {
    const known = queryClient.getQueryCache().find({ queryKey, exact: true })
    if (cameBack || !known?.state.data || deviceTime() - known.state.dataUpdatedAt < fresh) return
    void startOver(queryClient, queryKey)
  })
  useEffect(() => arrive(), [key])
}

import { type Feed, FeedId } from '@otday/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'
import { knownFeed, removeFeed, spreadFeed } from './cache.ts'
import { feedQuery } from './queries.ts'

export type OpenedFeed =
  | { state: 'loading' }
  | { state: 'gone' }
  | { state: 'failed'; message: string; busy: boolean; retry: () => void }
  | { state: 'ready'; feed: Feed }

/** Returns the feed from cached lists at once, then from the server, whose response updates the lists. */
export function useOpenedFeed(feedId: string): OpenedFeed {
  const queryClient = useQueryClient()
  const valid = FeedId.safeParse(feedId).success
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...feedQuery(feedId),
    enabled: valid,
    initialData: () => knownFeed(queryClient, feedId),
    initialDataUpdatedAt: 0,
  })
  const gone = !valid || isGone(error)
  useEffect(() => {
    if (data && isFetchedAfterMount) spreadFeed(queryClient, data)
  }, [data, isFetchedAfterMount, queryClient])
  useEffect(() => {
    if (gone) removeFeed(queryClient, feedId)
  }, [gone, feedId, queryClient])
  if (gone) return { state: 'gone' }
  if (data) return { state: 'ready', feed: data }
  if (!error) return { state: 'loading' }
  return { state: 'failed', message: messageOf(error), busy: isFetching, retry: () => void refetch() }
}

export const isGone = (error: unknown) => error instanceof ApiError && error.exceptionName === 'FeedNotFound'

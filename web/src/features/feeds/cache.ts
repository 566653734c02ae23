import { type Feed, fitsFilter, logTexts } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { loadedLists } from '../../platform/cache/paged-cache.ts'
import {
  changeLists,
  changeOne,
  type Compare,
  withItem,
  withoutItem,
  withPatch,
} from '../../platform/cache/paged-changes.ts'
import { includes, itemsOf, type PagedList } from '../../platform/cache/paged-list.ts'
import type { FeedFilters } from './filters.ts'
import { feedKey, feedLists } from './keys.ts'

/** Adds a feed to every list whose filters it matches; lists that have it stay as they are. */
export function addFeed(queryClient: QueryClient, feed: Feed): void {
  change(queryClient, (list, filters) => {
    if (!fitsFilter(feed, filters)) return list
    if (!includes(list, feed.id)) return withItem(list, feed, orders[filters.sortBy])
    log.warn(logTexts.duplicateItem)
    return list
  })
}

/** Changes a feed without moving it, even in a list sorted by what changed. */
export function patchFeed(queryClient: QueryClient, id: string, patch: (feed: Feed) => Partial<Feed>): void {
  const patched = (feed: Feed): Feed => ({ ...feed, ...patch(feed) })
  change(queryClient, (list) => withPatch(list, id, patched))
  changeOne(queryClient, feedKey(id), patched)
}

/**
 * Adds a new comment to the feed's number of comments. A list fetched meanwhile may count the comment already, so a
 * number that is high enough stays.
 */
export function countComment(queryClient: QueryClient, id: string): void {
  const commentCount = (knownFeed(queryClient, id)?.commentCount ?? 0) + 1
  patchFeed(queryClient, id, (feed) => ({ commentCount: Math.max(feed.commentCount, commentCount) }))
}

export function spreadFeed(queryClient: QueryClient, feed: Feed): void {
  change(queryClient, (list) => withPatch(list, feed.id, () => feed))
}

/** Removes a feed from the lists; its open dialog stays. */
export function removeFeed(queryClient: QueryClient, id: string): void {
  const feed = knownFeed(queryClient, id)
  change(queryClient, (list, filters) =>
    includes(list, id) || (feed && fitsFilter(feed, filters)) ? withoutItem(list, id) : list,
  )
}

export function knownFeed(queryClient: QueryClient, id: string): Feed | undefined {
  const opened = queryClient.getQueryData<Feed>(feedKey(id))
  return (
    opened ??
    loadedLists<Feed>(queryClient, feedLists)
      .flatMap(itemsOf)
      .find((feed) => feed.id === id)
  )
}

const byId: Compare<Feed> = (a, b) => (a.id < b.id ? 1 : -1)
const orders: Record<FeedFilters['sortBy'], Compare<Feed>> = {
  createdAt: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b),
  likeCount: (a, b) => b.likeCount - a.likeCount || byId(a, b),
}

const change = (queryClient: QueryClient, by: (list: PagedList<Feed>, filters: FeedFilters) => PagedList<Feed>) =>
  changeLists<Feed, FeedFilters>(queryClient, feedLists, by)

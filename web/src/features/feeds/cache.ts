import { type Feed, logTexts } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { changeLists, changeOne, loadedLists } from '../../platform/paged-cache.ts'
import {
  includes,
  itemsOf,
  type Order,
  type PagedList,
  withItem,
  withoutItem,
  withPatch,
} from '../../platform/paged-list.ts'
import type { FeedFilters } from './filters.ts'
import { feedKey, feedLists } from './keys.ts'

/** A new feed takes its place in every loaded list whose filters it meets; one that is there already is ignored. */
export function addFeed(queryClient: QueryClient, feed: Feed): void {
  change(queryClient, (list, filters) => {
    if (!fits(feed, filters)) return list
    if (!includes(list, feed.id)) return withItem(list, feed, orders[filters.sortBy])
    log.warn(logTexts.duplicateItem)
    return list
  })
}

/** Changes a feed wherever it is shown. It keeps its place, even in a list sorted by what changed. */
export function patchFeed(queryClient: QueryClient, id: string, patch: (feed: Feed) => Partial<Feed>): void {
  const patched = (feed: Feed): Feed => ({ ...feed, ...patch(feed) })
  change(queryClient, (list) => withPatch(list, id, patched))
  changeOne(queryClient, feedKey(id), patched)
}

/** One more comment, counted wherever the feed is shown; a list that was on its way may count it already. */
export function countComment(queryClient: QueryClient, id: string): void {
  const commentCount = (knownFeed(queryClient, id)?.commentCount ?? 0) + 1
  patchFeed(queryClient, id, (feed) => ({ commentCount: Math.max(feed.commentCount, commentCount) }))
}

/** Shows in every list what the server said of one feed. */
export function spreadFeed(queryClient: QueryClient, feed: Feed): void {
  change(queryClient, (list) => withPatch(list, feed.id, () => feed))
}

/** Takes a deleted feed out of every list and lowers their totals. What is open of it stays until it is closed. */
export function removeFeed(queryClient: QueryClient, id: string): void {
  const feed = knownFeed(queryClient, id)
  change(queryClient, (list, filters) =>
    includes(list, id) || (feed && fits(feed, filters)) ? withoutItem(list, id) : list,
  )
}

/** What the opened feed or the lists know of one, if anything. */
export function knownFeed(queryClient: QueryClient, id: string): Feed | undefined {
  const opened = queryClient.getQueryData<Feed>(feedKey(id))
  return (
    opened ??
    loadedLists<Feed>(queryClient, feedLists)
      .flatMap(itemsOf)
      .find((feed) => feed.id === id)
  )
}

/** As the server filters: a substring in any case and Unicode form, everything else exactly. */
function fits(feed: Feed, filters: FeedFilters): boolean {
  const { keywordLike, skyStatusEqual, precipitationTypeEqual, authorIdEqual } = filters
  return (
    (!keywordLike || folded(feed.content).includes(folded(keywordLike))) &&
    (!skyStatusEqual || feed.weather.skyStatus === skyStatusEqual) &&
    (!precipitationTypeEqual || feed.weather.precipitation.type === precipitationTypeEqual) &&
    (!authorIdEqual || feed.author.userId === authorIdEqual)
  )
}

const folded = (text: string) => text.normalize('NFC').toLowerCase()

const byId: Order<Feed> = (a, b) => (a.id < b.id ? 1 : -1)
const orders: Record<FeedFilters['sortBy'], Order<Feed>> = {
  createdAt: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b),
  likeCount: (a, b) => b.likeCount - a.likeCount || byId(a, b),
}

const change = (queryClient: QueryClient, by: (list: PagedList<Feed>, filters: FeedFilters) => PagedList<Feed>) =>
  changeLists<Feed, FeedFilters>(queryClient, feedLists, by)

import { fitsFilter } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { outliving } from '#platform/concurrency/request-scope.ts'
import type { FeedStatistics } from './queries-statistics.ts'
import type { FeedRow } from './queries.ts'
import type { ListedFeed } from './queries-lists.ts'
import type { FeedFilter } from './queries-filters.ts'
import { countFittingFeeds, fewRows, wayOf } from './queries-totals.ts'

/** Milliseconds for which a counted total of a list is reused. */
const lifetime = 60_000
/** Largest total that is counted exactly; larger totals, and those too costly to count, are estimated. */
const exactUpTo = 10_000
/**
 * Number of feeds that fit on a page of the database. A count reads each page at most once, so it never reads more than
 * all feeds divided by this number.
 */
const feedsOnPage = 4
const filtersKept = 1000

/** Totals of lists for which no counter is stored; counted once per filter and minute. */
export interface FeedTotals {
  of(filter: FeedFilter, rows: readonly ListedFeed[]): Promise<number>
  /**
   * Adds a posted feed to the kept totals of filters that it matches, or subtracts a deleted one; on this instance
   * only.
   */
  moved(feed: FeedRow, by: 1 | -1): void
}

export function createFeedTotals(db: Db, clock: Clock, statistics: FeedStatistics): FeedTotals {
  const counts = new LruCache<string, { filter: FeedFilter; until: number; count: Promise<number>; since: number }>(
    filtersKept,
  )
  const count = async (filter: FeedFilter) => {
    const expected = await statistics.expect(filter)
    const { all, fitting, selective, both } = expected
    if (Math.min(fitting, selective, all / feedsOnPage) > fewRows) return Math.round(both)
    const exact = await countFittingFeeds(db, filter, exactUpTo + 1, wayOf(expected))
    return exact <= exactUpTo ? exact : Math.max(exact, Math.round(both))
  }
  return {
    async of(filter, rows) {
      const kept = rows[0]?.total
      if (typeof kept === 'number') return kept
      const key = JSON.stringify(filter)
      const now = clock.now().getTime()
      const known = counts.get(key)
      const entry =
        known && now < known.until
          ? known
          : { filter, until: now + lifetime, count: outliving(() => count(filter)), since: 0 }
      if (entry !== known) {
        counts.set(key, entry)
        entry.count.catch(() => (entry.until = 0))
      }
      return Math.max((await entry.count) + entry.since, rows.length)
    },
    moved(feed, by) {
      for (const [, entry] of counts.entries()) if (fitsFeed(entry.filter, feed)) entry.since += by
    },
  }
}

const fitsFeed = ({ authorId, skyStatus, precipitationType, words }: FeedFilter, feed: FeedRow): boolean =>
  fitsFilter(
    { ...feed, author: { userId: feed.authorId } },
    {
      keywordLike: words.map(({ word }) => word).join(' '),
      skyStatusEqual: skyStatus,
      precipitationTypeEqual: precipitationType,
      authorIdEqual: authorId,
    },
  )

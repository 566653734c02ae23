import type { UserId } from '@otday/contract'
import { createShortCache } from '#platform/cache/short-cache.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import type { FeedFilter } from './queries-filters.ts'
import { countFittingLeftOut, countLeftOut } from './queries-left-out.ts'
import type { ListedFeed } from './queries-lists.ts'
import type { FeedStatistics } from './queries-statistics.ts'
import { fewRows } from './queries-totals.ts'

/** Milliseconds for which a counted number is reused. */
const lifetime = 60_000
const numbersKept = 1000

export interface AskedTotal {
  viewer: UserId
  filter: FeedFilter
  rows: readonly ListedFeed[]
}

/**
 * Returns a function that subtracts from the total of a list the feeds of people whom the viewer's lists leave out. These
 * are counted once a minute for each filter, and after each block or mute; beyond some thousands they are estimated.
 */
export function createLeftOutTotals(db: Db, clock: Clock, statistics: FeedStatistics) {
  const keep = createShortCache<(total: number) => number>(clock, { lifetime, limit: numbersKept })
  return async (total: number, { viewer, filter, rows }: AskedTotal): Promise<number> => {
    const [first] = rows
    // A search that counted what it found has left the others out itself.
    const isCounted = filter.words.length > 0 && typeof first?.total === 'number'
    if (!first || first.sight === null || isCounted) return total
    const key = JSON.stringify([viewer, first.sight, filter])
    const leftOut = await keep(key, () => shareOf(db, statistics, viewer, filter))
    return Math.max(total - leftOut(total), rows.length)
  }
}

/** Returns how many feeds of a list with a total are left out. */
async function shareOf(
  db: Db,
  statistics: FeedStatistics,
  viewer: UserId,
  filter: FeedFilter,
): Promise<(total: number) => number> {
  // In a list of one author, whom the viewer sees, nobody is left out.
  if (filter.authorId) return () => 0
  const count = await countLeftOut(db, viewer)
  if (!filter.skyStatus && !filter.precipitationType && filter.words.length === 0) return () => count
  if (count <= fewRows) {
    const fitting = await countFittingLeftOut(db, viewer, filter)
    return () => fitting
  }
  const { all } = await statistics.expect({
    authorId: undefined,
    skyStatus: undefined,
    precipitationType: undefined,
    words: [],
  })
  return (total) => Math.round(total * Math.min(1, count / Math.max(all, 1)))
}

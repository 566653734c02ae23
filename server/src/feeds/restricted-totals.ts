import { createShortCache } from '#platform/cache/short-cache.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import type { AskedTotal } from './left-out-totals.ts'
import {
  countHiddenAmongFound,
  countHiddenByAudience,
  countRestricted,
  countRestrictedNotHidden,
} from './queries-restricted.ts'
import type { FeedStatistics } from './queries-statistics.ts'
import { fewRows, wayOf } from './queries-totals.ts'

/** Milliseconds for which a counted number is reused. */
const lifetime = 60_000
const numbersKept = 1000

/**
 * Returns a function that subtracts from the total of a list the feeds for followers that its viewer does not see. All are
 * counted once a minute, and for each viewer and filter once a minute if there are any; where a filter finds thousands, and
 * there are thousands, they are estimated.
 */
export function createRestrictedTotals(db: Db, clock: Clock, statistics: FeedStatistics) {
  const all = createShortCache<number>(clock, { lifetime, limit: 1 })
  const hidden = createShortCache<(total: number) => number>(clock, { lifetime, limit: numbersKept })
  return async (total: number, asked: AskedTotal): Promise<number> => {
    const { viewer, filter, rows } = asked
    // A search that counted what it found has left out what is hidden itself.
    const isCounted = filter.words.length > 0 && typeof rows[0]?.total === 'number'
    if (isCounted || filter.authorId === viewer) return total
    const restricted = await all('', () => countRestricted(db))
    if (restricted === 0) return total
    const key = JSON.stringify([viewer, filter])
    const hiddenOf = await hidden(key, () => shareHidden(db, statistics, asked, { total, restricted }))
    return Math.max(total - hiddenOf(total), rows.length)
  }
}

/** Returns how many feeds of a list with a total are hidden. */
async function shareHidden(
  db: Db,
  statistics: FeedStatistics,
  { viewer, filter }: AskedTotal,
  { total, restricted }: { total: number; restricted: number },
): Promise<(total: number) => number> {
  const isNarrowed = filter.skyStatus || filter.precipitationType || filter.words.length > 0
  const all = async () => restricted - (await countRestrictedNotHidden(db, viewer))
  if (!isNarrowed && !filter.authorId) {
    const count = await all()
    return () => count
  }
  if (filter.authorId || restricted <= fewRows) {
    const count = await countHiddenByAudience(db, viewer, filter)
    return () => count
  }
  const expected = await statistics.expect(filter)
  if (total <= fewRows) {
    const count = await countHiddenAmongFound(db, viewer, filter, wayOf(expected))
    return () => count
  }
  const share = Math.min(1, (await all()) / Math.max(expected.all, 1))
  return (listed) => Math.round(listed * share)
}

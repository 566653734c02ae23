import { FeedQuery, type Page, type UserId } from '@otday/contract'
import { systemClock } from '#platform/clock.ts'
import { createPaging, type Database } from '#platform/db/index.ts'
import { createFeedTotals } from '../../src/feeds/feed-totals.ts'
import { createLeftOutTotals } from '../../src/feeds/left-out-totals.ts'
import { createFeedPages, type ListedFeed } from '../../src/feeds/queries-lists.ts'
import { createFeedStatistics } from '../../src/feeds/queries-statistics.ts'
import { createRestrictedTotals } from '../../src/feeds/restricted-totals.ts'
import { searchWords } from '../../src/feeds/search-tokens.ts'
import { blocksRead, type BlocksRead } from './blocks.ts'

/** The orders of the feed list, each with pages of twenty. */
export const listOrders = ['createdAt', 'likeCount'].flatMap((sortBy) =>
  ['DESCENDING', 'ASCENDING'].map((sortDirection) => ({ sortBy, sortDirection, limit: 20 }) as Partial<FeedQuery>),
)

const paging = createPaging(Buffer.from('a secret'))

/**
 * Returns the blocks that a page of the feed list reads. The statements that count the feeds of a filter, and
 * those that the list leaves out, are not counted, since they run once a minute at most.
 */
export function feedListBlocks(
  database: Database,
  viewer: UserId,
  asked: Partial<FeedQuery>,
): Promise<BlocksRead<Page<ListedFeed>>> {
  const query = FeedQuery.parse(asked)
  const filter = {
    authorId: query.authorIdEqual,
    skyStatus: query.skyStatusEqual,
    precipitationType: query.precipitationTypeEqual,
    words: searchWords(query.keywordLike ?? ''),
  }
  return blocksRead(database, (db) => {
    const statistics = createFeedStatistics(database.db, systemClock)
    const totals = createFeedTotals(database.db, systemClock, statistics)
    const withoutLeftOut = createLeftOutTotals(database.db, systemClock, statistics)
    const withoutHidden = createRestrictedTotals(database.db, systemClock, statistics)
    const total = async (rows: ListedFeed[]) => {
      const asked = { viewer, filter, rows }
      return withoutHidden(await withoutLeftOut(await totals.of(filter, rows), asked), asked)
    }
    return createFeedPages(db, paging, statistics)({ viewer, filter, query, total })
  })
}

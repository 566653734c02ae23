import type { FeedId, FeedQuery, Page, UserId } from '@otday/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type Db, type InRange, keepPlan, type Order, type Paging, type Tables } from '#platform/db/index.ts'
import type { FeedStatistics } from './queries-statistics.ts'
import { type FeedRow, feedsSeenBy } from './queries.ts'
import { authorIsThere, type FeedFilter, fits, hasTokens, hasWords } from './queries-filters.ts'
import { type Way, wayOf } from './queries-totals.ts'

export interface FeedListing {
  viewer: UserId
  filter: FeedFilter
  query: FeedQuery
  total: (rows: FeedRow[]) => Promise<number>
}

/** Without words, a page is one statement over the order's index. */
export function createFeedPages(db: Db, paging: Paging, statistics: FeedStatistics) {
  const withoutWords = paging.keptPages(
    db,
    ({ viewer, ...filter }: Omit<FeedFilter, 'words'> & { viewer: UserId }, isFirst) =>
      feedsSeenBy(db, viewer)
        .modifyFront(keepPlan)
        .where(fits(filter))
        .select((isFirst ? keptTotal(filter) : noTotal).as('total'))
        .$castTo<FeedRow>(),
  )
  return ({ viewer, filter, query, total }: FeedListing): Promise<Page<FeedRow>> => {
    const { words, ...others } = filter
    const request = { page: query, order: orderOf(query), filters: { ...filter }, total }
    if (words.length === 0) return withoutWords({ viewer, ...others }, request)
    const seen = feedsSeenBy(db, viewer)
    return paging.pageFrom(request, async (inRange, limit) => {
      if (await isNearby(filter, statistics)) {
        const walked = await withAuthorsAndLikes(seen, inRange, limit, foundNearby(db, filter, inRange, limit))
        if (walked.length === limit) return walked
      }
      const way = wayOf(await statistics.expect(filter))
      return withAuthorsAndLikes(seen, inRange, limit, foundAnywhere(db, filter, way)(inRange, limit))
    })
  }
}

type Found = SelectQueryBuilder<Tables, never, { id: FeedId; total: number | null }>

const withAuthorsAndLikes = (seen: ReturnType<typeof feedsSeenBy>, inRange: InRange, limit: number, found: Found) =>
  inRange(
    seen.innerJoin(found.as('found'), 'found.id', 'feeds.id').select('found.total').$castTo<FeedRow>(),
    limit,
  ).execute()

const orderOf = ({ sortBy, sortDirection }: FeedQuery): Order<FeedRow> => ({
  by: sortBy,
  direction: sortDirection,
  column: `feeds.${sortBy}`,
  id: 'feeds.id',
  valueOf: (row) => row[sortBy],
  ...(sortBy === 'likeCount' && { moves: { up: 'feeds.likesRoseIn', down: 'feeds.likesFellIn' } }),
})

/** No planner knows how often words meet: a search walks this many rows per feed wanted, then asks an index. */
const walkedForEach = 200

const searched = ['feeds.id', 'feeds.createdAt', 'feeds.likeCount', 'feeds.likesRoseIn', 'feeds.likesFellIn'] as const

/** Each order has an index per filter; others are checked while walking. */
const firstFilter = ({ authorId, skyStatus, precipitationType }: FeedFilter): Partial<FeedFilter> =>
  authorId ? { authorId } : precipitationType ? { precipitationType } : { skyStatus }

/** True without statistics. */
async function isNearby(filter: FeedFilter, statistics: FeedStatistics): Promise<boolean> {
  if (!(await statistics.areThere())) return true
  const [{ both }, walked] = [await statistics.expect(filter), await statistics.expectFitting(firstFilter(filter))]
  return both * walkedForEach >= walked
}

const foundNearby = (db: Db, filter: FeedFilter, inRange: InRange, limit: number): Found => {
  const contents = db
    .selectFrom('feeds')
    .select([...searched, 'feeds.authorId', 'feeds.skyStatus', 'feeds.precipitationType', 'feeds.contentKey'])
    .where(fits(firstFilter(filter)))
  const rows = db
    .selectFrom(inRange(contents, limit * walkedForEach).as('feeds'))
    .where(fits(filter))
    .where(hasWords(filter))
    .where(authorIsThere)
  return inRange(rows.select(['feeds.id', noTotal.as('total')]), limit) as unknown as Found
}

/** Rare words leave few rows, whose number comes along. */
const foundAnywhere =
  (db: Db, filter: FeedFilter, way: Way) =>
  (inRange: InRange, limit: number): Found => {
    const candidates = db
      .selectFrom('feeds')
      .select([...searched, 'feeds.authorId', 'feeds.skyStatus', 'feeds.precipitationType', 'feeds.contentKey'])
      .where(way === 'tokens' ? hasTokens(filter) : fits(filter))
      // Keeps the planner from joining an index of all feeds with that weather.
      .offset(0)
    const found = db
      .selectFrom(candidates.as('feeds'))
      .select(searched)
      .where(fits(filter))
      .where(hasWords(filter))
      .where(authorIsThere)
    const rows = db
      .with(
        (cte) => cte('feeds').materialized(),
        () => found,
      )
      .selectFrom('feeds')
      .select(['feeds.id', sql<number>`(select count(*)::integer from feeds)`.as('total')])
    return inRange(rows, limit) as unknown as Found
  }

const noTotal = sql<null>`null::integer`

/** Null without a counter for the filter. */
function keptTotal({ authorId, skyStatus, precipitationType }: Partial<FeedFilter>): RawBuilder<number | null> {
  if (skyStatus || precipitationType) return noTotal
  if (authorId) return sql<number>`(select feed_count from profiles where user_id = ${authorId})`
  return sql<number>`((select coalesce(sum(count), 0) from feed_counts) - (select coalesce(sum(feed_count), 0)
    from profiles join users on users.id = profiles.user_id where users.deleted_at is not null))::integer`
}

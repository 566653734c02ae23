import type { FeedQuery, Page, UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, InRange, Order, Paging } from '#platform/db/index.ts'
import { isOpenTo, sightRevision } from '../sight/index.ts'
import { feedsSeen, isLikedBy, type SeenFeed } from './queries.ts'
import { type FeedFilter, fitsByIndex, isShownTo, type Walked } from './queries-filters.ts'
import { type Found, foundAnywhere, foundNearby, noTotal, walksFor } from './queries-search.ts'
import type { FeedStatistics } from './queries-statistics.ts'
import { wayOf } from './queries-totals.ts'

/** A feed of a list, with its snapshots as JSON. */
export interface ListedFeed extends SeenFeed {
  weather: string
  ootds: string
  /** Whether the snapshots are stored as responses show them. */
  isStoredAsShown: boolean | null
  /** Number of feeds in the list; null where they are not counted. */
  total: number | null
  /** Number that changes with whom the list leaves out; null if it leaves out nobody. */
  sight: number | null
}

export interface FeedListing {
  viewer: UserId
  filter: FeedFilter
  query: FeedQuery
  total: (rows: ListedFeed[]) => Promise<number>
}

/** Creates pages of feeds. Without searched words, a page is one statement that reads the index of its sort order. */
export function createFeedPages(db: Db, paging: Paging, statistics: FeedStatistics) {
  const pagesOf = (walked: Walked) =>
    paging.keptPages(db, ({ viewer, ...filter }: Omit<FeedFilter, 'words'> & { viewer: UserId }, isFirst) =>
      listedFeeds(db, viewer, walked)
        .where(fitsByIndex(filter, walked))
        .where(isShownTo(viewer, walked))
        .where(isOpenTo(viewer, sql.ref('feedReactions.isRestricted'), sql.ref(`${walked}.authorId`)))
        .select((isFirst ? keptTotal(filter) : noTotal).as('total'))
        .$castTo<ListedFeed>(),
    )
  const withoutWords = { feeds: pagesOf('feeds'), feedReactions: pagesOf('feedReactions') }
  return ({ viewer, filter, query, total }: FeedListing): Promise<Page<ListedFeed>> => {
    const { words, ...others } = filter
    const walked: Walked = query.sortBy === 'likeCount' ? 'feedReactions' : 'feeds'
    const request = { page: query, order: orderOf(query), filters: { ...filter }, total }
    if (words.length === 0) return withoutWords[walked]({ viewer, ...others }, request)
    const seen = listedFeeds(db, viewer, walked)
    return paging.pageFrom(request, async (inRange, limit) => {
      for (const forEach of await walksFor(filter, statistics, limit)) {
        const nearby = foundNearby(db, { ...filter, viewer }, { walked, forEach })(inRange, limit)
        const found = await withAuthorsAndLikes(seen, inRange, limit, nearby)
        if (found.length === limit) return found
      }
      const way = wayOf(await statistics.expect(filter))
      return withAuthorsAndLikes(
        seen,
        inRange,
        limit,
        foundAnywhere(db, { ...filter, viewer }, { walked, way })(inRange, limit),
      )
    })
  }
}

const listedFeeds = (db: Db, viewer: UserId, walked: Walked) =>
  feedsSeen(db, viewer, isAmongLikesOf(viewer), walked).select([
    sql<string>`feeds.weather::text`.as('weather'),
    sql<string>`feeds.ootds::text`.as('ootds'),
    'feeds.isStoredAsShown',
    sightRevision(viewer).as('sight'),
  ])

const withAuthorsAndLikes = (seen: ReturnType<typeof listedFeeds>, inRange: InRange, limit: number, found: Found) =>
  inRange(
    seen.innerJoin(found.as('found'), 'found.id', 'feeds.id').select('found.total').$castTo<ListedFeed>(),
    limit,
  ).execute()

const orderOf = ({ sortBy, sortDirection }: FeedQuery): Order<ListedFeed> => ({
  by: sortBy,
  direction: sortDirection,
  valueOf: (row) => row[sortBy],
  ...(sortBy === 'createdAt'
    ? { column: 'feeds.createdAt', id: 'feeds.id' }
    : {
        column: 'feedReactions.likeCount',
        id: 'feedReactions.feedId',
        moves: { up: 'feedReactions.likesRoseIn', down: 'feedReactions.likesFellIn' },
      }),
})

/** Most likes of a viewer that are read together; for viewers with more, each feed's like is looked up. */
const fewLikes = 100

const isAmongLikesOf = (viewer: UserId): RawBuilder<boolean> => {
  const some = sql`select feed_id from feed_likes where user_id = ${viewer} limit ${sql.lit(fewLikes + 1)}`
  return sql`case when (select count(*) from (${some}) as liked) <= ${sql.lit(fewLikes)} then feeds.id in (${some})
    else ${isLikedBy(viewer)} end`
}

/** Selects the stored total of a list; null if none is stored for the filter. */
function keptTotal({ authorId, skyStatus, precipitationType }: Partial<FeedFilter>): RawBuilder<number | null> {
  if (skyStatus || precipitationType) return noTotal
  if (authorId) return sql<number>`(select feed_count from profiles where user_id = ${authorId})`
  return sql<number>`(select coalesce(sum(count - hidden), 0)::integer from feed_counts)`
}

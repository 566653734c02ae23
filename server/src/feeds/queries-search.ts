import type { FeedId, UserId } from '@otday/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, InRange, Tables } from '#platform/db/index.ts'
import {
  authorIsThere,
  type FeedFilter,
  fits,
  hasTokens,
  hasWords,
  isOpenIn,
  isShownTo,
  type Walked,
} from './queries-filters.ts'
import type { FeedStatistics } from './queries-statistics.ts'
import type { Way } from './queries-totals.ts'

export type Found = SelectQueryBuilder<Tables, never, { id: FeedId; total: number | null }>

export const noTotal = sql<null>`null::integer`

/**
 * A search reads at most this many rows in the list's order for each feed that it has to return; if these are not
 * enough, it uses the index of tokens instead. The planner of PostgreSQL cannot choose between both, as it does not
 * know how often words occur together.
 */
const walkedForEach = 200
/**
 * A search first reads this many times the rows that it would need if the feeds with its words were spread evenly over
 * the list. Reading some rows more is cheaper than the alternative, which sorts all matches.
 */
const margin = 4

/**
 * Returns how many rows to read in list order per feed wanted, one number for each attempt. Empty where an index is
 * faster, or where so few feeds match that all of them must be read.
 */
export async function walksFor(filter: FeedFilter, statistics: FeedStatistics, limit: number): Promise<number[]> {
  if (!(await statistics.areThere())) return [walkedForEach]
  const { both, fitting } = await statistics.expect(filter)
  const needed = Math.ceil(fitting / both)
  if (both < limit || needed > walkedForEach) return []
  return needed * margin < walkedForEach ? [needed * margin, walkedForEach] : [walkedForEach]
}

const orders = {
  feeds: ['id', 'createdAt'],
  feedReactions: ['feedId', 'likeCount', 'likesRoseIn', 'likesFellIn', 'isRestricted'],
} as const
const searched = ['authorId', 'skyStatus', 'precipitationType', 'contentKey'] as const

/** A filter with the user whose list it makes. */
type Search = FeedFilter & { viewer: UserId }

type Contents = SelectQueryBuilder<Tables, Walked, object>

/** Selects the searched columns with those that order the list. */
const contentsOf = (db: Db, walked: Walked): Contents =>
  (walked === 'feeds'
    ? db.selectFrom('feeds').select([...orders.feeds, ...searched])
    : db.selectFrom('feedReactions').select([...orders.feedReactions, ...searched])) as unknown as Contents

/** Selects the rows of `contents` that match the filter, under the name of the table that `walked` names. */
const foundIn = (db: Db, contents: Contents, filter: Search, walked: Walked) =>
  db
    .selectFrom(contents.as(walked))
    .where(fits(filter, walked))
    .where(hasWords(filter, walked))
    .where(authorIsThere(walked))
    .where(isShownTo(filter.viewer, walked))
    .where(isOpenIn(walked, filter.viewer))

const idOf = (walked: Walked) => sql.ref<FeedId>(`${walked}.${orders[walked][0]}`)

export const foundNearby =
  (db: Db, filter: Search, { walked, forEach }: { walked: Walked; forEach: number }) =>
  (inRange: InRange, limit: number): Found => {
    const contents = contentsOf(db, walked).where(fits(filter, walked))
    const rows = foundIn(db, inRange(contents, limit * forEach), filter, walked)
    return inRange(rows.select([idOf(walked).as('id'), noTotal.as('total')]), limit) as unknown as Found
  }

/** Finds matches by an index and returns their number, too: rare words leave few rows to count. */
export const foundAnywhere =
  (db: Db, filter: Search, { walked, way }: { walked: Walked; way: Way }) =>
  (inRange: InRange, limit: number): Found => {
    const found = (way === 'tokens'
      ? foundByTokens(db, filter, walked)
      : foundByFilter(db, filter, walked)) as unknown as Contents
    const rows = db
      .with(
        (cte) => cte(walked).materialized(),
        () => found,
      )
      .selectFrom(walked)
      .select([idOf(walked).as('id'), sql<number>`(select count(*)::integer from ${sql.table(walked)})`.as('total')])
    return inRange(rows, limit) as unknown as Found
  }

/**
 * Finds matches by the index of the filter; `offset(0)` keeps the planner from also joining the index of all feeds that
 * have the filter's weather.
 */
const foundByFilter = (db: Db, filter: Search, walked: Walked) =>
  foundIn(db, contentsOf(db, walked).where(fits(filter, walked)).offset(0), filter, walked).select(
    orderedBy(walked, walked),
  )

/**
 * Finds matches by the index of tokens, which belongs to the table `feeds`. If the list is in the order of likes, the
 * like counts of the feeds found are then looked up.
 */
function foundByTokens(db: Db, filter: Search, walked: Walked) {
  const found = foundIn(db, contentsOf(db, 'feeds').where(hasTokens(filter)).offset(0), filter, 'feeds')
  if (walked === 'feeds') return found.select(orderedBy('feeds', walked))
  const counted = contentsOf(db, walked)
    .where('feedReactions.feedId', '=', sql.ref<FeedId>('feeds.id'))
    .offset(0)
    .as('counted')
  return found.innerJoinLateral(counted, (join) => join.onTrue()).select(orderedBy('counted', walked))
}

const orderedBy = (table: string, walked: Walked) =>
  orders[walked].map((column) => sql.ref(`${table}.${column}`).as(column))

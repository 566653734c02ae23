import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import type { Expected } from './queries-statistics.ts'
import { authorIsThere, type FeedFilter, fits, hasTokens, hasWords } from './queries-filters.ts'

export type Way = 'tokens' | 'filter'

/** Number of rows that can be read in a few ms even if each is on its own database page. */
export const fewRows = 5000

/**
 * Chooses the index of a search: that of the filter if few feeds match it, otherwise that of tokens, which include
 * weather.
 */
export const wayOf = ({ fitting, selective }: Expected): Way =>
  fitting < selective && (fitting <= fewRows || selective === Number.POSITIVE_INFINITY) ? 'filter' : 'tokens'

/** Counts matching feeds up to `most`; `offset(0)` keeps the planner from joining both indexes. */
export async function countFittingFeeds(db: Db, filter: FeedFilter, most: number, way: Way): Promise<number> {
  const candidates = db
    .selectFrom('feeds')
    .select(['feeds.authorId', 'feeds.skyStatus', 'feeds.precipitationType', 'feeds.contentKey'])
    .where(way === 'tokens' ? hasTokens(filter) : fits(filter))
    .offset(0)
    .as('feeds')
  const fitting = db
    .selectFrom(candidates)
    .where(fits(filter))
    .where(hasWords(filter))
    .where(authorIsThere())
    .select(sql<number>`1`.as('one'))
    .limit(most)
  const { count } = await db
    .selectFrom(fitting.as('fitting'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import type { Expected } from './queries-statistics.ts'
import { authorIsThere, type FeedFilter, fits, hasTokens, hasWords } from './queries-filters.ts'

/** By which index candidates are found: that of the tokens, or one of a filter. */
export type Way = 'tokens' | 'filter'

/** So many rows, each on a page of its own, are read in a few ms. */
export const fewRows = 5000

/** A filter that leaves few rows needs no other index; else that of the tokens narrows, by the weather too. */
export const wayOf = ({ fitting, selective }: Expected): Way =>
  fitting < selective && (fitting <= fewRows || selective === Number.POSITIVE_INFINITY) ? 'filter' : 'tokens'

/** How many feeds fit, `most` at most: counting ends there. The planner would join both indexes where one is enough. */
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
    .where(authorIsThere)
    .select(sql<number>`1`.as('one'))
    .limit(most)
  const { count } = await db
    .selectFrom(fitting.as('fitting'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { authorIsThere, type FeedFilter, fits, hasTokens, hasWords } from './queries-filters.ts'

/** What the statistics say of a filter, before anything is counted. */
export interface Expected {
  /** Feeds at all. */
  all: number
  /** Feeds that fit apart from the words. */
  fitting: number
  /** Feeds that have the words, whatever else they are; without words there is no end to them. */
  telling: number
  /** Feeds that fit and have the words, as if one had nothing to do with the other. */
  both: number
}

/** By which index candidates are found: that of the tokens, or one of a filter. */
export type Way = 'tokens' | 'filter'

/** So many rows, each on a page of its own, are read in a few ms. */
export const fewRows = 5000

/** A filter that leaves few rows needs no other index; else that of the tokens narrows, and the planner may join both. */
export const wayOf = ({ fitting, telling }: Expected): Way =>
  fitting < telling && (fitting <= fewRows || telling === Number.POSITIVE_INFINITY) ? 'filter' : 'tokens'

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

/** Asks the statistics that the database keeps of the table and of the tokens that are seen most. */
export async function expectFeeds(db: Db, filter: FeedFilter): Promise<Expected> {
  const all = await plannedRows(db, {})
  const fitting = await plannedRows(db, filter)
  if (filter.words.length === 0) return { all, fitting, telling: Number.POSITIVE_INFINITY, both: fitting }
  const share = await shareOf(db, filter)
  return { all, fitting, telling: share * all, both: share * fitting }
}

async function plannedRows(db: Db, filter: Partial<FeedFilter>): Promise<number> {
  type Plan = Record<string, [{ Plan: { 'Plan Rows': number } }]>
  const planned = db.selectFrom('feeds').where(fits(filter)).select('feeds.id')
  const { rows } = await sql<Plan>`explain (format json) ${planned}`.execute(db)
  return Object.values(rows[0] ?? {})[0]?.[0].Plan['Plan Rows'] ?? 0
}

/** Of all contents, those with the words: a word is as frequent as its rarest token, and words meet by chance. */
async function shareOf(db: Db, { words }: FeedFilter): Promise<number> {
  const { rows } = await sql<{ token: string; share: number }>`
    select token, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as seen (token, share)
    where schemaname = current_schema and tablename = 'feeds' and attname = 'search_tokens'
      and token = any(${words.flatMap(({ tokens }) => tokens)}::text[])`.execute(db)
  const shares = new Map(rows.map(({ token, share }) => [token, share]))
  return words.reduce((share, { tokens }) => share * Math.min(...tokens.map((token) => shares.get(token) ?? 0)), 1)
}

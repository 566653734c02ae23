import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { outliving } from '#platform/concurrency/request-scope.ts'
import { type FeedFilter, fits } from './queries-filters.ts'

/** Numbers of feeds, estimated from database statistics. */
export interface Expected {
  all: number
  /** Feeds that match the filter, regardless of words. */
  fitting: number
  /** Feeds that contain the words, regardless of filters; infinite without words. */
  selective: number
  /** Feeds that fit filters and words, as if these were independent of each other. */
  both: number
}

export interface FeedStatistics {
  expect(filter: FeedFilter): Promise<Expected>
  /** Returns whether there are statistics: before the first ANALYZE all words seem rare. */
  areThere(): Promise<boolean>
}

/** ms for which expected numbers are kept; ANALYZE runs less often. */
const lifetime = 60_000
const filtersKept = 1000

/** Share of feeds (0 to 1) that contain a token, for each common token; null before the first ANALYZE. */
type Shares = Map<string, number> | null

export function createFeedStatistics(db: Db, clock: Clock): FeedStatistics {
  const keep = createKeeper(clock)
  const shares = () => keep('shares', () => readShares(db)) as Promise<Shares>
  const expectFitting = ({ authorId, skyStatus, precipitationType }: Partial<FeedFilter>) => {
    const filter = { authorId, skyStatus, precipitationType }
    return keep(JSON.stringify(filter), () => plannedRows(db, filter)) as Promise<number>
  }
  return {
    areThere: async () => (await shares()) !== null,
    expect: async (filter) => {
      const [all, fitting] = [await expectFitting({}), await expectFitting(filter)]
      if (filter.words.length === 0) return { all, fitting, selective: Number.POSITIVE_INFINITY, both: fitting }
      const share = shareOf(filter, await shares())
      return { all, fitting, selective: share * all, both: share * fitting }
    },
  }
}

function createKeeper(clock: Clock) {
  const kept = new LruCache<string, { until: number; value: Promise<unknown> }>(filtersKept)
  return (key: string, ask: () => Promise<unknown>): Promise<unknown> => {
    const now = clock.now().getTime()
    const known = kept.get(key)
    if (known && now < known.until) return known.value
    const entry = { until: now + lifetime, value: outliving(ask) }
    kept.set(key, entry)
    entry.value.catch(() => (entry.until = 0))
    return entry.value
  }
}

async function plannedRows(db: Db, filter: Partial<FeedFilter>): Promise<number> {
  type Plan = Record<string, [{ Plan: { 'Plan Rows': number } }]>
  const planned = db.selectFrom('feeds').where(fits(filter)).select('feeds.id')
  const { rows } = await sql<Plan>`explain (format json) ${planned}`.execute(db)
  return Object.values(rows[0] ?? {})[0]?.[0].Plan['Plan Rows'] ?? 0
}

async function readShares(db: Db): Promise<Shares> {
  const { rows } = await sql<{ token: string; share: number }>`
    select token, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as seen (token, share)
    where schemaname = current_schema and tablename = 'feeds' and attname = 'search_tokens'`.execute(db)
  return rows.length > 0 ? new Map(rows.map(({ token, share }) => [token, share])) : null
}

/**
 * Returns the expected share of feeds (0 to 1) with all words: a word is as frequent as its rarest token, and words are
 * independent.
 */
const shareOf = ({ words }: FeedFilter, shares: Shares): number =>
  words.reduce((share, { tokens }) => share * Math.min(...tokens.map((token) => shares?.get(token) ?? 0)), 1)

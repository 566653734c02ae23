import type { FeedQuery } from '@otday/contract'
import { FeedQuery as Query } from '@otday/contract'
import type { CompiledQuery } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createPaging, type Database } from '#platform/db/index.ts'
import { createFeedStatistics } from '../../../src/feeds/queries-statistics.ts'
import { createFeedPages } from '../../../src/feeds/queries-lists.ts'
import { searchWords } from '../../../src/feeds/search-tokens.ts'
import { post } from '../../kit/fixtures.ts'
import { noting } from '../../kit/statements.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 하니: TestUser
const feeds = 12_000
/** One content in this many has the rare word; one in two has each of the common ones. */
const rarity = 3000
beforeAll(async () => {
  하니 = await testApp.signUp('하니')
  const { id } = await post(하니)
  const { pool } = testApp.database
  await pool.query(
    `insert into feeds select gen_random_uuid(), author_id, said.content, said.content, weather_id, weather, ootds,
       case n % 40 when 1 then 'CLOUDY' else 'CLEAR' end, case n % 40 when 3 then 'RAIN' else 'NONE' end,
       case when n % $3::integer = 0 then '{쌞,뽁,쌞뽁}' when n % 2 = 0 then '{코,트,코트}' else '{니,트,니트}' end::text[],
       n % 500, 0, created_at - n * interval '1 minute', updated_at
     from feeds, generate_series(1, $2::integer) as n,
       lateral (select case when n % $3::integer = 0 then '쌞뽁' when n % 2 = 0 then '코트' else '니트' end as content) as said
     where id = $1`,
    [id, feeds, rarity],
  )
  await pool.query('vacuum (analyze) feeds, feed_reactions')
})

/** Indexes that look up one feed by its id. */
const oneByOne = new Set(['feeds_pkey', 'feeds_id', 'feed_reactions_pkey', 'feed_reactions_feed'])

/** The indexes that each statement of a search is answered from. */
async function indexesOf(keyword: string, asked: Partial<FeedQuery>): Promise<string[][]> {
  const { pool } = testApp.database
  const { db, statements } = noting(testApp.database)
  const query = Query.parse(asked)
  const filter = {
    authorId: query.authorIdEqual,
    skyStatus: query.skyStatusEqual,
    precipitationType: query.precipitationTypeEqual,
    words: searchWords(keyword),
  }
  const statistics = createFeedStatistics(testApp.database.db, testApp.clock)
  const total = async () => 0
  const pageOf = createFeedPages(db, createPaging(Buffer.from('a secret')), statistics)
  await pageOf({ viewer: 하니.id, filter, query, total })
  const searches = statements.filter(({ sql }) => sql.includes('content_key'))
  return Promise.all(searches.map((statement) => plannedIndexes(pool, statement)))
}

async function plannedIndexes(pool: Database['pool'], { sql, parameters }: CompiledQuery): Promise<string[]> {
  const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters])
  const plan = JSON.stringify(rows[0])
  const names = Array.from(plan.matchAll(/"Index Name":"(feed(?:s|_reactions)_\w+)"/g), ([, name = '']) => name)
  return [...new Set(names)].filter((name) => !oneByOne.has(name))
}

const orders = [
  ['createdAt', 'feeds_newest'],
  ['likeCount', 'feed_reactions_liked'],
] as const

test.each(orders)(
  'with the order %s, a search for a common word reads the index of that order and no other',
  async (sortBy, index) => {
    for (const sortDirection of ['DESCENDING', 'ASCENDING'] as const)
      for (const word of ['니', '니트']) expect(await indexesOf(word, { sortBy, sortDirection })).toEqual([[index]])
  },
)

test.each(orders)('by %s a search for a rare word reads the index of tokens alone', async (sortBy) => {
  for (const word of ['쌞', '쌞뽁']) expect(await indexesOf(word, { sortBy })).toEqual([['feeds_search']])
})

test('a search for a word that is rare in the filtered weather reads the index of tokens alone', async () => {
  const rain = { skyStatusEqual: 'CLEAR', precipitationTypeEqual: 'RAIN' } as const
  expect(await indexesOf('쌞', rain)).toEqual([['feeds_search']])
})

test('a search for a common word with a weather filter reads the index that begins with the filtered column', async () => {
  const walks = async (asked: Partial<FeedQuery>) => (await indexesOf('니트', asked))[0]
  expect(await walks({ skyStatusEqual: 'CLOUDY' })).toEqual(['feeds_by_sky'])
  expect(await walks({ skyStatusEqual: 'CLOUDY', sortBy: 'likeCount' })).toEqual(['feed_reactions_by_sky'])
  expect(await walks({ precipitationTypeEqual: 'RAIN' })).toEqual(['feeds_by_precipitation'])
  expect(await walks({ precipitationTypeEqual: 'RAIN', sortBy: 'likeCount' })).toEqual([
    'feed_reactions_by_precipitation',
  ])
})

test('a filter that matches fewer feeds than the words is answered by its own index', async () => {
  const few = await testApp.signUp('적은이')
  await post(few, { content: '하나뿐인 트렌치' })
  const asked = await indexesOf('트', { authorIdEqual: few.id })
  expect(asked.map((names) => names.join())).toEqual([expect.stringMatching(/^feeds_by_author/)])
  const { data, totalCount } = await 하니.feeds.list({ query: { keywordLike: '하나뿐', authorIdEqual: few.id } })
  expect([data.length, totalCount]).toEqual([1, 1])
})

test('search totals are exact for rare words, and within 10 percent for common ones', async () => {
  const total = async (keywordLike: string, limit = 1) =>
    (await 하니.feeds.list({ query: { keywordLike, limit } })).totalCount
  expect(await total('쌞뽁')).toBe(feeds / rarity)
  expect(await total('코트')).toBe(feeds / 2 - feeds / rarity)
  const common = await total('트')
  expect(common).toBeGreaterThan(feeds * 0.9)
  expect(common).toBeLessThan(feeds * 1.1)
})

test('the first page of a list without search words uses a cached plan of the connection', async () => {
  const planned = async () => {
    const { rows } = await testApp.database.pool.query<{ kept: number; again: number }>(
      `select sum(generic_plans)::integer as kept, sum(custom_plans)::integer as again from pg_prepared_statements
       where statement like '%plan kept%from "feeds"%'`,
    )
    return rows[0] ?? { kept: 0, again: 0 }
  }
  const before = await planned()
  for (let asked = 0; asked < 20; asked++) await 하니.feeds.list({ query: { limit: 7 } })
  const { kept, again } = await planned()
  // PostgreSQL makes a plan for each of the first five executions before it decides whether to reuse a general plan.
  expect(again - before.again).toBeLessThanOrEqual(5)
  expect(kept - before.kept).toBeGreaterThanOrEqual(15)
})

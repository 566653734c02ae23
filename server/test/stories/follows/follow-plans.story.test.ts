import type { CompiledQuery } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createPaging, type Database } from '#platform/db/index.ts'
import { followers } from '../../../src/follows/queries.ts'
import { followPage } from '../../../src/follows/queries-lists.ts'
import { noting } from '../../kit/statements.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 하니: TestUser
const fans = 12_000
/** One follower in this many has the name 쌞뽁, namely the oldest ones; every second of the others has the name 코트. */
const rarity = 3000
beforeAll(async () => {
  하니 = await testApp.signUp('하니')
  const { pool } = testApp.database
  await pool.query(
    `insert into users (id, email, email_key, name, created_at)
     select gen_random_uuid(), n, n, case when n > $1::integer - $1::integer / $2::integer then '쌞뽁' when n % 2 = 0 then '코트' else '니트' end || n, now()
     from generate_series(1, $1::integer) as n`,
    [fans, rarity],
  )
  await pool.query(
    `insert into follows select gen_random_uuid(), id, $1, now() - regexp_replace(name, '\\D', '', 'g')::integer * interval '1 minute'
     from users where id <> $1`,
    [하니.id],
  )
  await pool.query('update profiles set follower_count = $2 where user_id = $1', [하니.id, fans])
  await pool.query('vacuum (analyze) follows, users')
})

/** The indexes that each statement of a search is answered from. */
async function indexesOf(nameLike: string): Promise<string[][]> {
  const { pool } = testApp.database
  const { db, statements } = noting(testApp.database)
  const page = { limit: 20 }
  await followPage(db, createPaging(Buffer.from('a secret')), followers, {
    viewer: 하니.id,
    userId: 하니.id,
    nameLike,
    page,
  })
  const searches = statements.filter(({ sql }) => sql.includes('position(') && !sql.includes('count(*)'))
  return Promise.all(searches.map((statement) => plannedIndexes(pool, statement)))
}

async function plannedIndexes(pool: Database['pool'], { sql, parameters }: CompiledQuery): Promise<string[]> {
  const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters])
  const found = JSON.stringify(rows[0]).matchAll(/"Index Name":"(\w+)"/g)
  return Array.from(found, ([, name = '']) => name)
}

test('a common name is found in one walk of the newest followers', async () => {
  for (const word of ['코', '코트']) {
    const [walk, ...more] = await indexesOf(word)
    expect(walk).toContain('follows_by_followee')
    expect(walk).not.toContain('users_name_tokens')
    expect(more).toEqual([])
  }
})

test('a search for a rare name uses the name index and finds the oldest followers', async () => {
  for (const word of ['쌞', '쌞뽁', '뽁1']) expect((await indexesOf(word))[1]).toContain('users_name_tokens')
  const query = { followeeId: 하니.id, nameLike: '쌞뽁' }
  const page = await 하니.follows.followers({ query: { ...query, limit: 3 } })
  expect(page).toMatchObject({ totalCount: fans / rarity, hasNext: true })
  const rest = await 하니.follows.followers({
    query: { ...query, limit: 3, cursor: page.nextCursor ?? '', idAfter: page.nextIdAfter ?? '' },
  })
  expect([...page.data, ...rest.data].map(({ follower }) => follower.name)).toEqual([
    '쌞뽁11997',
    '쌞뽁11998',
    '쌞뽁11999',
    '쌞뽁12000',
  ])
  expect(rest).toMatchObject({ totalCount: fans / rarity, hasNext: false })
})

test('the total of a search for a common name is estimated within 10 percent', async () => {
  const { totalCount } = await 하니.follows.followers({ query: { followeeId: 하니.id, nameLike: '코트', limit: 1 } })
  expect(totalCount).toBeGreaterThan((fans / 2) * 0.9)
  expect(totalCount).toBeLessThan((fans / 2) * 1.1)
})

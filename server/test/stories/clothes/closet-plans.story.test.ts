import { type ClothesQuery, clothes } from '@otday/contract'
import { beforeAll, expect, test } from 'vitest'
import { createPaging } from '#platform/db/index.ts'
import { createClosetPages } from '../../../src/clothes/list-clothes.ts'
import { searchVersion } from '../../../src/clothes/piece-facts.ts'
import { unreadOf } from '../../../src/clothes/queries-search.ts'
import { noting } from '../../kit/statements.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
const own = 5000
const others = 20_000
let 하니: TestUser

beforeAll(async () => {
  하니 = await testApp.signUp('하니')
  const 민지 = await testApp.signUp('민지')
  const { pool } = testApp.database
  for (const [owner, pieces] of [
    [하니.id, own],
    [민지.id, others],
  ])
    await pool.query(
      `insert into clothes (id, owner_id, name, type, created_at, search_revision, search_version, revision, name_key,
         search_key, color_family)
       select gen_random_uuid(), $1, said.name, 'TOP', now() - n * interval '1 minute', 1, $3, 1, said.name, said.name, 'BLACK'
       from generate_series(1, $2::integer) as n, lateral (select '검정 티셔츠 ' || n as name) as said`,
      [owner, pieces, searchVersion],
    )
  await pool.query('vacuum (analyze) clothes')
})

/** Returns, for each node of the query plans that reads the table of clothes, its type and how many rows it reads. */
async function readsOf(asked: Partial<Record<keyof ClothesQuery, unknown>>) {
  const { pool } = testApp.database
  const { db, statements } = noting(testApp.database)
  const query = clothes.list.query.parse({ ownerId: 하니.id, limit: 20, ...asked })
  const paging = createPaging(Buffer.from('a secret'))
  await createClosetPages({ db, clock: testApp.clock, paging })(하니.id, query)
  const reads: { node: string; rows: number }[] = []
  for (const { sql, parameters } of statements.filter((statement) => statement.sql.includes('search_key'))) {
    const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, [...parameters])
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan))
      if (node['Relation Name'] === 'clothes')
        reads.push({
          node: node['Node Type'],
          rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
        })
  }
  return reads
}

interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

test.each([
  ['a common word', { keywordLike: '티셔츠' }],
  ['a rare word', { keywordLike: '4321' }],
  ['by name', { keywordLike: '티셔츠', sortBy: 'name' }],
] as const)('a search in a closet of five thousand pieces reads no piece of another closet: %s', async (_, asked) => {
  const reads = await readsOf(asked)
  expect(reads.length).toBeGreaterThan(0)
  for (const { node, rows } of reads) {
    expect(node).toMatch(/Index|Bitmap Heap/)
    expect(rows).toBeLessThanOrEqual(own)
  }
})

test('pieces that have no search words yet are found by an index of their own', async () => {
  const { db, statements } = noting(testApp.database)
  expect(await unreadOf(db, 하니.id, 500)).toEqual([])
  const [{ sql, parameters } = { sql: '', parameters: [] }] = statements
  const { rows } = await testApp.database.pool.query(`explain (format json) ${sql}`, [...parameters])
  expect(nodesOf(rows[0]['QUERY PLAN'][0].Plan).map((node) => node['Index Name'])).toContain('clothes_unsearched_2')
})

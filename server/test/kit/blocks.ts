import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Database, Db } from '#platform/db/index.ts'
import { noting } from './statements.ts'

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

export interface BlocksRead<T> {
  result: T
  /** Blocks of 8 kB that were read, from memory or disk. */
  blocks: number
}

/**
 * Runs `work` and returns its result with the number of blocks that its selects read. A select marked with `plan kept`
 * is measured with its generic plan, which PostgreSQL would use for it.
 */
export async function blocksRead<T>(database: Database, work: (db: Db) => Promise<T>): Promise<BlocksRead<T>> {
  const { db, statements } = noting(database)
  const result = await work(db)
  const client = await database.pool.connect()
  try {
    let blocks = 0
    for (const statement of statements.filter(({ sql }) => isSelect(sql))) {
      const plan = await planOf(client, statement)
      blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    }
    return { result, blocks }
  } finally {
    client.release()
  }
}

/**
 * Returns whether a statement reads tables of the product; reads of PostgreSQL's statistics do not count, since they
 * happen once a minute at most.
 */
const isSelect = (text: string) => /^(?:\/\*|select|with)/.test(text) && !text.includes('pg_stats')

async function planOf(client: pg.PoolClient, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const explain = 'explain (analyze, buffers, format json)'
  if (!sql.includes('/* plan kept */')) return planIn(await client.query(`${explain} ${sql}`, [...parameters]))
  await client.query('set plan_cache_mode = force_generic_plan')
  await client.query(`prepare asked as ${sql}`)
  try {
    return planIn(await client.query(`${explain} execute asked(${parameters.map(literal).join(', ')})`))
  } finally {
    await client.query('deallocate asked; reset plan_cache_mode')
  }
}

const planIn = ({ rows }: pg.QueryResult<{ 'QUERY PLAN': [{ Plan: Plan }] }>): Plan => {
  const [row] = rows
  if (!row) throw new Error('EXPLAIN says nothing')
  return row['QUERY PLAN'][0].Plan
}

const literal = (value: unknown): string => {
  if (value === null) return 'null'
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value as string | number | boolean))
}

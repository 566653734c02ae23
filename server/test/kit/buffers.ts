import type { CompiledQuery } from 'kysely'
import type { Database } from '#platform/db/index.ts'

/** Blocks of 8 kB that a statement reads, from memory or disk, planned for its parameters. It is executed. */
export async function buffersOf(
  pool: Database['pool'],
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<number> {
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters])
  const { Plan: plan } = rows[0]['QUERY PLAN'][0]
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

/** Buffers that all statements together read. */
export async function buffersOfAll(pool: Database['pool'], statements: readonly CompiledQuery[]): Promise<number> {
  let buffers = 0
  for (const statement of statements) buffers += await buffersOf(pool, statement)
  return buffers
}

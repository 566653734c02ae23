import type { CompiledQuery } from 'kysely'
import type { Database } from '#platform/db/index.ts'

/**
 * Executes a statement, planned for its parameters, and returns the blocks of 8 kB that it reads from memory or disk.
 */
export async function buffersOf(
  pool: Database['pool'],
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<number> {
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters])
  const { Plan: plan } = rows[0]['QUERY PLAN'][0]
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

/** Returns the blocks of 8 kB that all statements together read. */
export async function buffersOfAll(pool: Database['pool'], statements: readonly CompiledQuery[]): Promise<number> {
  let buffers = 0
  for (const statement of statements) buffers += await buffersOf(pool, statement)
  return buffers
}

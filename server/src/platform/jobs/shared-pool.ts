import type { Db as BossDatabase } from 'pg-boss'
import type pg from 'pg'

/**
 * Returns a database for pg-boss that rolls back failed scripts, since their connection goes back to a pool that others
 * use.
 */
export function sharedPool(pool: pg.Pool): BossDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect()
      try {
        return rowsOf(await client.query(text, values as unknown[] | undefined))
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
  }
}

const rowsOf = (result: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } =>
  Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result

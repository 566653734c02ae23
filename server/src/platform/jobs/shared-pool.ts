import type { Db as BossDatabase } from 'pg-boss'
import type pg from 'pg'

/**
 * Lets the queue speak through the product's own connections. Its scripts open transactions of their own; when one
 * fails the connection is handed back clean, since the embedded database has no other.
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

/** A script of several statements answers with one result each. */
function rowsOf(result: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
}

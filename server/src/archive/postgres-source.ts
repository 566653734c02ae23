import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { catalogOf, copyOut, steadyTexts, waitingJobs } from './queries.ts'
import type { ArchiveSource } from './source.ts'

/** Opens a source that reads one snapshot over one connection of the pool. */
export async function openPostgresSource(pool: pg.Pool): Promise<ArchiveSource> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(steadyTexts)
    const { migrations, tables, rowsOf } = await catalogOf(client)
    let isOpen = true
    return {
      migrations,
      tables,
      rows: (table) => client.query(to(copyOut(rowsOf(table)))),
      jobs: () => waitingJobs(client),
      // The connection is closed, not reused: a COPY that nobody read to its end blocks it.
      close: async () => {
        if (isOpen) client.release(true)
        isOpen = false
      },
    }
  } catch (error) {
    client.release(true)
    throw error
  }
}

import { CamelCasePlugin, type Insertable, Kysely, PostgresDialect, type Selectable } from 'kysely'
import pg from 'pg'
import { type EmbeddedServer, startEmbedded } from './embedded/index.ts'
import { PlanKeepingClient } from './kept-plans.ts'
import type { Tables } from './tables.gen.ts'

/** Connection or open transaction. */
export type Db = Kysely<Tables>
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
export type New<T extends keyof Tables> = Insertable<Tables[T]>
/** Runs within the caller's transaction. */
export type Publish<E> = (tx: Db, event: E) => Promise<void>

export interface Database {
  db: Db
  pool: pg.Pool
  kind: 'embedded' | 'server'
  close(): Promise<void>
}

/** `directory` null: in memory. */
export type DatabaseTarget = { url: string; poolSize: number } | { directory: string | null; copyOf?: string }

const types = new pg.TypeOverrides()
// A Date would shift with the time zone.
types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Sequence numbers stay below 2^53.
types.setTypeParser(pg.types.builtins.INT8, Number)

/** Embedded: one connection, so use `tx` inside transactions. */
export async function openDatabase(target: DatabaseTarget): Promise<Database> {
  if ('url' in target) return connect({ connectionString: target.url, max: target.poolSize }, null)
  const embedded = await startEmbedded(target.directory, target.copyOf ?? null)
  const { host, port } = embedded
  // PGlite's only session outlives connections and keeps their plans.
  const onConnect = (client: pg.ClientBase) => client.query('deallocate all')
  const only = { max: 1, idleTimeoutMillis: 0, onConnect }
  return connect({ host, port, user: 'postgres', database: 'postgres', ...only }, embedded)
}

function connect(options: pg.PoolConfig, embedded: EmbeddedServer | null): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, types, ...options, Client: PlanKeepingClient })
  // Unhandled connection errors end the process; the pool handles only idle clients'.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    db,
    pool,
    kind: embedded ? 'embedded' : 'server',
    close: async () => {
      await db.destroy()
      await embedded?.stop()
    },
  }
}

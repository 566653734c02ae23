import { CamelCasePlugin, type Insertable, Kysely, PostgresDialect, type Selectable } from 'kysely'
import pg from 'pg'
import { type EmbeddedServer, startEmbedded } from './embedded/index.ts'
import { PlanKeepingClient } from './kept-plans.ts'
import type { Tables } from './tables.gen.ts'

/** A connection or an open transaction: a query never knows which, a use case always does. */
export type Db = Kysely<Tables>
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
export type New<T extends keyof Tables> = Insertable<Tables[T]>
/** Tells the upper floors, inside the caller's transaction. */
export type Publish<E> = (tx: Db, event: E) => Promise<void>

export interface Database {
  db: Db
  pool: pg.Pool
  kind: 'embedded' | 'server'
  close(): Promise<void>
}

/** Where the data lives: a PostgreSQL server, or files in a directory (null: in memory, where it may begin as a copy). */
export type DatabaseTarget = { url: string; poolSize: number } | { directory: string | null; copyOf?: string }

const types = new pg.TypeOverrides()
// A calendar day stays text: as a Date it would shift with the process's time zone.
types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Sequence numbers stay far below 2^53.
types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens the one database of the product. The embedded one has a single connection: inside a transaction use `tx`. */
export async function openDatabase(target: DatabaseTarget): Promise<Database> {
  if ('url' in target) return connect({ connectionString: target.url, max: target.poolSize }, null)
  const embedded = await startEmbedded(target.directory, target.copyOf ?? null)
  const { host, port } = embedded
  // There is one session, whoever connects: a connection in place of a broken one would find the plans of that one.
  const onConnect = (client: pg.ClientBase) => client.query('deallocate all')
  const only = { max: 1, idleTimeoutMillis: 0, onConnect }
  return connect({ host, port, user: 'postgres', database: 'postgres', ...only }, embedded)
}

function connect(options: pg.PoolConfig, embedded: EmbeddedServer | null): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, types, ...options, Client: PlanKeepingClient })
  // A connection that breaks fails the query that is under way on it and is replaced at the next one. Without a listener
  // it would end the process: the pool listens to those that are idle, and nobody to those that are in use.
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

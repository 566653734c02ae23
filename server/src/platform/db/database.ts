import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Insertable, Kysely, PostgresDialect, type Selectable } from 'kysely'
import pg from 'pg'
import { type DatabaseTarget, longestWait } from '../config/database.ts'
import { type OwnPostgres, runningPostgres, startPostgres } from '../postgres/index.ts'
import { requestScope } from '../concurrency/request-scope.ts'
import { cancelQuery } from './cancel-query.ts'
import { ConnectionQueue } from './connection-queue.ts'
import { PlanKeepingClient } from './kept-plans.ts'
import { requireMoved } from './old-database.ts'
import { columnNames, rowsOf } from './rows.ts'
import { sendPreparedBy } from './prepared.ts'
import { timestampOf } from './timestamp.ts'
import type { Tables } from './tables.gen.ts'

/** A pool of connections, or an open transaction. */
export type Db = Kysely<Tables>
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
export type New<T extends keyof Tables> = Insertable<Tables[T]>
/** A function that publishes an event within the caller's transaction. */
export type Publish<E> = (tx: Db, event: E) => Promise<void>

export interface Database {
  db: Db
  pool: pg.Pool
  /** Queue for the connections that `db` uses; `pool` itself is for background work. */
  queue: ConnectionQueue
  /** The PostgreSQL that this process has started; null on a database server, which other processes may use, too. */
  own: OwnPostgres | null
  close(): Promise<void>
}

const types = new pg.TypeOverrides()
// Dates stay texts: a Date would shift with the time zone.
types.setTypeParser(pg.types.builtins.DATE, (text) => text)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, timestampOf)
// Sequence numbers stay below 2^53, so that JavaScript's numbers hold them exactly.
types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Pool for the PostgreSQL that we start. Its timeout is long: if that PostgreSQL died, we would know at once, so a slow
 * connection only means that the machine is busy.
 */
const ownPool = { max: 10, connectionTimeoutMillis: 60_000 }

/**
 * Opens a database; for a directory, starts its PostgreSQL.
 * @param wait ms after which calls that wait for a connection are refused
 * @throws DirectoryInUse, DatabaseNotMoved, and what `startPostgres` throws
 */
export async function openDatabase(target: DatabaseTarget, wait = longestWait): Promise<Database> {
  if ('url' in target) return connect({ connectionString: target.url, max: target.poolSize }, null, wait)
  requireMoved(target.directory)
  const own = await startPostgres(target.directory, { binaries: target.binaries })
  return connect({ ...own.connection, ...ownPool }, own, wait)
}

/** Opens a database for scripts; if our server is running on the directory, connects to the PostgreSQL of that. */
export async function joinDatabase(target: DatabaseTarget): Promise<Database> {
  const running = 'url' in target ? null : runningPostgres(target.directory)
  return running ? connect({ ...running, max: 2 }, null) : openDatabase(target)
}

/** Opens a new database in a folder that is deleted when it is closed; `binaries` is POSTGRES_BIN. */
export async function openTemporaryDatabase(
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-temporary-')),
  binaries: string | null = null,
): Promise<Database> {
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  try {
    const own = await startPostgres(folder, { binaries, isTemporary: true })
    const database = connect({ ...own.connection, ...ownPool }, own)
    const close = async () => {
      await database.close()
      remove()
    }
    return { ...database, close }
  } catch (error) {
    remove()
    throw error
  }
}

function connect(options: pg.PoolConfig, own: OwnPostgres | null, wait = longestWait): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, types, ...options, Client: PlanKeepingClient })
  // Unhandled errors of connections would end the process; the pool handles only those of idle clients.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const queue = new ConnectionQueue(pool.options.max, wait)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: () => connectInTurn(pool, queue), end: () => pool.end(), options: pool.options },
    }),
    plugins: [columnNames],
  })
  sendPreparedBy(db, async (statement, values) => {
    const client = await connectInTurn(pool, queue)
    try {
      return rowsOf(await client.query<unknown[]>({ ...statement, values, rowMode: 'array' }))
    } finally {
      client.release()
    }
  })
  return {
    db,
    pool,
    queue,
    own,
    close: async () => {
      await db.destroy()
      // Kysely ends only a pool that it has used.
      if (!pool.ending) await pool.end()
      await own?.stop()
    },
  }
}

/**
 * Cancels the statement of a call when `over` aborts, as nobody waits for its result any more; its connection must then
 * be closed.
 */
function cancelledWith(over: AbortSignal | undefined, client: pg.PoolClient) {
  let isCancelled = false
  const cancel = () => {
    isCancelled = true
    cancelQuery(client)
  }
  over?.addEventListener('abort', cancel, { once: true })
  return {
    /** Returns whether the connection must be closed. */
    end: () => {
      over?.removeEventListener('abort', cancel)
      return isCancelled
    },
  }
}

/**
 * Waits for a turn and connects. A call whose deadline has passed or whose caller has disconnected gets no connection;
 * cleaning up after it must run in `outliving`.
 * @throws Overloaded, Unavailable
 */
async function connectInTurn(pool: pg.Pool, queue: ConnectionQueue): Promise<pg.PoolClient> {
  await queue.acquire()
  try {
    requestScope()?.requireTime()
    const client = await pool.connect()
    const release = client.release.bind(client)
    const call = cancelledWith(requestScope()?.signal, client)
    client.release = (error) => {
      release(call.end() || error)
      queue.release()
    }
    return client
  } catch (error) {
    queue.release()
    throw error
  }
}

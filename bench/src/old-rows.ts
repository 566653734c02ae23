import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The part of PGlite that is used here; the package is the one that the old version has installed. */
interface OldDatabase {
  exec(statements: string): Promise<unknown>
  query(query: string, parameters: [], options: { rowMode: 'array' }): Promise<{ rows: [string][] }>
  close(): Promise<void>
}
interface OldEngine {
  PGlite: {
    defaultStartParams: string[]
    create(options: { dataDir: string; startParams: string[] }): Promise<OldDatabase>
  }
}

export interface OldTable {
  /** The columns that an upgrade keeps: all but transaction numbers, which mean nothing in another database. */
  columns: string[]
  rows: number
  /** SHA-256 of all rows as text with times in UTC, sorted by byte; each row ends with a line feed. */
  sha256: string
}

/**
 * Returns the migrations and tables that the old version's engine reads from its data directory. Afterwards it makes
 * the write-ahead log as short as possible: an unused segment would be as large as all rows.
 */
export async function rowsOf(root: string, directory: string) {
  const database = await openOld(root, directory)
  try {
    const names = await column(
      database,
      `select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
    )
    const migrations = await column(database, 'select name from schema_migrations order by name')
    await database.exec("set timezone = 'UTC'")
    const tables: Record<string, OldTable> = {}
    for (const name of names) tables[name] = await tableOf(database, name)
    for (let segment = 0; segment < 2; segment++) await database.exec('select pg_switch_wal(); checkpoint;')
    return { migrations, tables }
  } finally {
    await database.close()
  }
}

async function tableOf(database: OldDatabase, name: string): Promise<OldTable> {
  const columns = await column(
    database,
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = '${name}' and udt_name <> 'xid8' order by ordinal_position`,
  )
  const row = `row(${columns.map((each) => `"${each}"`).join(', ')})::text`
  const rows = await column(database, `select ${row} from "${name}" order by ${row} collate "C"`)
  const hash = createHash('sha256')
  for (const line of rows) hash.update(`${line}\n`)
  return { columns, rows: rows.length, sha256: hash.digest('hex') }
}

async function openOld(root: string, directory: string) {
  const library = createRequire(path.join(root, 'server/package.json')).resolve('@electric-sql/pglite')
  const old = (await import(library)) as OldEngine
  const settings = ['wal_recycle=off', 'min_wal_size=32MB', 'max_wal_size=32MB']
  const startParams = [...old.PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])]
  return old.PGlite.create({ dataDir: directory, startParams })
}

async function column(database: OldDatabase, query: string) {
  const { rows } = await database.query(query, [], { rowMode: 'array' })
  return rows.map(([value]) => value)
}

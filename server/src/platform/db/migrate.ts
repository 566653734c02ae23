import fs from 'node:fs'
import type pg from 'pg'
import { applyMigration, type Migration } from './apply-migration.ts'

export type { Migration } from './apply-migration.ts'

const folder = new URL('../../../migrations/', import.meta.url)
/** Number of the advisory lock; any fixed number will do. */
const lockKey = 7_206_411
const pollMs = 200

export const readMigrations = (): Migration[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({ name: file, sql: fs.readFileSync(new URL(file, folder), 'utf8') }))

/** A table that exists in a database while an archive is being restored into it. */
export const unfinishedMark = 'unfinished_restore'

/** Thrown when a restore or a move into this database was not completed. */
export class HalfRestored extends Error {
  override readonly name = 'HalfRestored'
}

/**
 * Applies missing migrations and returns their names; if several instances do, they wait for each other.
 * @throws HalfRestored when a restore or move did not end; Error when the database has migrations that this version
 * lacks
 */
export async function migrate(pool: pg.Pool, migrations = readMigrations()): Promise<string[]> {
  const { rows } = await pool.query<{ found: boolean }>('select to_regclass($1) is not null as found', [unfinishedMark])
  if (rows[0]?.found) throw new HalfRestored('A restore did not come to its end here.')
  return applyMigrations(pool, migrations)
}

/** Applies missing migrations even if a restore is unfinished, and returns their names. */
export async function applyMigrations(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    await takeLock(client)
    try {
      return await applyMissing(client, migrations)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockKey])
    }
  } finally {
    client.release()
  }
}

/** Takes the lock by polling: a blocked `pg_advisory_lock` would deadlock with `create index concurrently`. */
async function takeLock(client: pg.PoolClient) {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (rows[0]?.taken) return
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]) {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz(3) not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
  const applied = new Set(rows.map((row) => row.name))
  const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name))
  if (unknown.length > 0) throw new Error(`The database is newer than this program: ${unknown.join(', ')}`)
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of missing) await applyMigration(client, migration)
  return missing.map(({ name }) => name)
}

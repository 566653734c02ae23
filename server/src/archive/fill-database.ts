import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { applyMigrations, type Migration, readMigrations } from '#platform/db/index.ts'
import { type RowsDigest, digesting, digestOf } from './digest.ts'
import { openPostgresSource } from './postgres-source.ts'
import { copyIn, emptied, setSequences, steadyTexts, triggersOn } from './queries.ts'
import { ArchiveRefused } from './refusal.ts'
import type { ArchiveSource, ArchivedTable } from './source.ts'

/** Digests of rows, keyed by table name. */
export type Digests = ReadonlyMap<string, RowsDigest>

/**
 * Applies the source's migrations to an empty database, then copies the source's rows in one transaction.
 * @returns digests of the rows that were read from the source
 * @throws ArchiveRefused
 */
export async function fillDatabase(
  pool: pg.Pool,
  source: ArchiveSource,
  migrations: readonly Migration[] = readMigrations(),
): Promise<Digests> {
  const unknown = source.migrations.filter((name) => !migrations.some((migration) => migration.name === name))
  if (unknown.length > 0) throw new ArchiveRefused('newer', unknown.join(', '))
  await applyMigrations(
    pool,
    migrations.filter(({ name }) => source.migrations.includes(name)),
  )
  const client = await pool.connect()
  try {
    await client.query('begin')
    const digests = await fillTables(client, source)
    await client.query('commit')
    // The statistics are collected now, because query plans and estimated counts need them as soon as the server
    // starts.
    await client.query('analyze')
    client.release()
    return digests
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function fillTables(client: pg.PoolClient, source: ArchiveSource): Promise<Digests> {
  const digests = new Map<string, RowsDigest>()
  await client.query(steadyTexts)
  await client.query(emptied(source.tables))
  for (const table of source.tables) {
    const rows = digesting(source.rows(table))
    await pipeline(Readable.from(rows, { objectMode: false }), client.query(from(copyIn(table))))
    digests.set(table.name, rows.digest())
  }
  await setSequences(client)
  await client.query(triggersOn(source.tables))
  return digests
}

/** Reads all rows back and compares them with their digests. @throws ArchiveRefused when they differ */
export async function requireRows(pool: pg.Pool, tables: readonly ArchivedTable[], digests: Digests): Promise<void> {
  const written = await openPostgresSource(pool)
  try {
    requireTables(tables, written.tables)
    for (const table of written.tables) {
      const { rows, sha256 } = await digestOf(written.rows(table))
      const expected = digests.get(table.name)
      if (expected?.rows !== rows || expected.sha256 !== sha256)
        throw new ArchiveRefused('unequal', `${table.name} (${rows} rows, ${expected?.rows ?? 0} expected)`)
    }
  } finally {
    await written.close()
  }
}

/** Requires the same tables and columns: a table that the source lacks would stay empty unnoticed. */
function requireTables(expected: readonly ArchivedTable[], found: readonly ArchivedTable[]) {
  const known = new Set(expected.map(textOf))
  const different = found.filter((table) => !known.has(textOf(table)))
  if (different.length > 0 || found.length !== expected.length)
    throw new ArchiveRefused('unequal', `tables ${different.map(({ name }) => name).join(', ')}`)
}

const textOf = ({ name, columns }: ArchivedTable) => JSON.stringify([name, columns])

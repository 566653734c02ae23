import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import type pg from 'pg'

const folder = path.join(import.meta.dirname, '../data/directories')

/** Facts about a stored data directory of an earlier version; see server/test/data/directories/README.md. */
export interface OldFacts {
  account: { email: string; password: string }
  migrations: string[]
  tables: Record<string, { columns: string[]; rows: number; sha256: string }>
  files: { count: number; sha256: string }
}

export const oldVersions = ['0.1.0', '0.2.0'] as const

export const factsOf = (version: string) =>
  JSON.parse(readFileSync(path.join(folder, `${version}.json`), 'utf8')) as OldFacts

export function unpackOldDirectory(version: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const tar = path.join(dataDir, 'directory.tar')
  writeFileSync(tar, zstdDecompressSync(readFileSync(path.join(folder, `${version}.tar.zst`))))
  execFileSync('tar', ['-xf', tar, '-C', dataDir, '--no-same-owner'])
  rmSync(tar)
}

/** Counts and hashes the files below a folder, for comparison with `OldFacts`. */
export function filesIn(place: string): { count: number; sha256: string } {
  const lines = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(place, file)} ${sha256(readFileSync(file))}\n`)
  return { count: lines.length, sha256: sha256(lines.toSorted().join('')) }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** Counts and hashes the rows of the tables, for comparison with `OldFacts`. */
export async function tablesOf(pool: pg.Pool, { tables }: OldFacts): Promise<OldFacts['tables']> {
  const client = await pool.connect()
  try {
    await client.query(`set timezone = 'UTC'`)
    const found: OldFacts['tables'] = {}
    for (const [name, { columns }] of Object.entries(tables)) {
      const row = `row(${columns.map((each) => `"${each}"`).join(', ')})::text`
      const { rows } = await client.query<{ line: string }>(
        `select ${row} as line from "${name}" order by ${row} collate "C"`,
      )
      const lines = rows.map(({ line }) => `${line}\n`).join('')
      found[name] = { columns, rows: rows.length, sha256: sha256(lines) }
    }
    return found
  } finally {
    client.release(true)
  }
}

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import type { DatabaseTarget } from '#platform/config/database.ts'
import { type Database, openDatabase } from '#platform/db/index.ts'
import { clusterOf } from '#platform/postgres/index.ts'
import { createDiskStorage, type Storage } from '#platform/storage/index.ts'
import { clearDatabase, findMark, lockPlace, markUnfinished, tablesIn, unmarkUnfinished } from './queries-place.ts'
import { ArchiveRefused } from './refusal.ts'

/** An empty database and data directory, marked as unfinished until `finish`: the server refuses to start on them. */
export interface Place {
  database: Database
  storage: Storage
  finish(): Promise<void>
  /** Removes all that was put into the place, and its mark. */
  abandon(): Promise<void>
}

export interface Where {
  target: DatabaseTarget
  dataDir: string
  /** Whether uploaded files are put there, too; otherwise files that are there are left alone. */
  takesFiles: boolean
}

/**
 * Opens an empty place, after removing what an interrupted earlier run left there.
 * @throws ArchiveRefused if other data is there; DirectoryInUse
 */
export async function openPlace({ target, dataDir, takesFiles }: Where): Promise<Place> {
  // Versions 0.1 and 0.2 kept their database in this folder.
  if ('directory' in target && fs.existsSync(path.join(dataDir, 'db', 'pgdata')))
    throw new ArchiveRefused('occupied', `${dataDir}/db`)
  const isNew = 'directory' in target && !fs.existsSync(clusterOf(dataDir))
  const database = await openDatabase(target)
  const { pool } = database
  let lock: pg.PoolClient | null = null
  const leave = async () => {
    lock?.release(true)
    await database.close()
    if (isNew) removeCluster(dataDir)
  }
  try {
    lock = await pool.connect()
    if (!(await lockPlace(lock))) throw new ArchiveRefused('occupied', 'another command fills this database')
    const files = await claim(pool, takesFiles ? dataDir : null)
    return {
      database,
      storage: await createDiskStorage(path.join(dataDir, 'files'), !takesFiles),
      async finish() {
        await unmarkUnfinished(pool)
        files?.unmark()
        lock?.release(true)
        await database.close()
      },
      async abandon() {
        await files?.clear()
        await clearDatabase(pool)
        await unmarkUnfinished(pool)
        await leave()
      },
    }
  } catch (error) {
    await leave()
    throw error
  }
}

function removeCluster(dataDir: string) {
  for (const name of ['postgres', 'lock']) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  for (const folder of [path.join(dataDir, 'files'), dataDir])
    if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder)
}

/**
 * Marks the place as unfinished. Before that, it removes what an interrupted run left there: first files, then rows,
 * because the mark in the database shows whether the files are of the same interrupted run.
 */
async function claim(pool: pg.Pool, dataDir: string | null) {
  const found = await findMark(pool)
  const tables = await tablesIn(pool)
  if (found === null && tables.length > 0)
    throw new ArchiveRefused('occupied', `the database has ${tables.length} tables`)
  const files = dataDir === null ? null : await openFiles(dataDir)
  if (files && found !== null && files.mark() === found) await files.clear()
  if (files && !(await files.isEmpty())) throw new ArchiveRefused('occupied', `${dataDir}/files`)
  if (found !== null) await clearDatabase(pool)
  else await markUnfinished(pool)
  files?.markAs((await findMark(pool)) ?? '')
  return files
}

/** Opens the folder of uploaded files; a mark file beside it repeats the mark of the database. */
async function openFiles(dataDir: string) {
  const markFile = path.join(dataDir, 'files.unfinished')
  const storage = await createDiskStorage(path.join(dataDir, 'files'))
  const unmark = () => fs.rmSync(markFile, { force: true })
  return {
    mark: () => (fs.existsSync(markFile) ? fs.readFileSync(markFile, 'utf8') : null),
    markAs: (mark: string) => fs.writeFileSync(markFile, mark, { mode: 0o600, flush: true }),
    isEmpty: async () => (await storage.list()[Symbol.asyncIterator]().next()).done === true,
    unmark,
    async clear() {
      for await (const { key } of storage.list()) await storage.remove([key])
      unmark()
    },
  }
}

/** Stores a file and compares it with what is read back. @throws ArchiveRefused when they differ */
export async function putWhole(storage: Storage, key: string, bytes: Buffer): Promise<void> {
  await storage.put([{ key, bytes }])
  const stored = await storage.open(key)
  if (!stored || sha256(await buffer(stored.stream)) !== sha256(bytes)) throw new ArchiveRefused('unequal', key)
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

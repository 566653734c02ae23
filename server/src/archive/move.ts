import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseTarget } from '#platform/config/database.ts'
import { applyMigrations, type Database, openDatabase, readMigrations } from '#platform/db/index.ts'
import { findSecret, keepSecret } from '#platform/config/secret.ts'

import { enqueueWaiting } from '#platform/jobs/enqueue-waiting.ts'
import type { Storage } from '#platform/storage/index.ts'
import { type Digests, fillDatabase, requireRows } from './fill-database.ts'
import { openPlace, type Place, putWhole } from './place.ts'
import { openPostgresSource } from './postgres-source.ts'
import { lockTables, otherConnections } from './queries-place.ts'

export interface Moving {
  from: { target: DatabaseTarget; dataDir: string; storage: Storage }
  /** The target; if its `dataDir` is the same, files and secret are there already. */
  to: { target: DatabaseTarget; dataDir: string }
}

export interface Moved {
  digests: Digests
  files: number
}

/** Thrown when something else has the database open, or had meanwhile: what it wrote would be lost. */
export class SourceInUse extends Error {
  override readonly name = 'SourceInUse'
}

/**
 * Copies everything into an empty place and reads it back; the source is unchanged. Writers are excluded by the lock of
 * a directory, or on a server by the locks of all tables.
 * @throws SourceInUse, ArchiveRefused, DirectoryInUse
 */
export async function move({ from, to }: Moving): Promise<Moved> {
  const source = await openDatabase(named(from.target))
  try {
    return await whileLocked(source, async () => {
      const takesFiles = from.dataDir !== to.dataDir
      const place = await openPlace({ ...to, takesFiles })
      try {
        const digests = await moveRows(source, place)
        const files = takesFiles ? await moveFiles(from.storage, place.storage) : 0
        await requireAlone(source)
        const secret = findSecret(from.dataDir)
        if (takesFiles && secret !== null) keepSecret(to.dataDir, secret)
        await place.finish()
        return { digests, files }
      } catch (error) {
        // Where that fails, too, the mark stays.
        await place.abandon().catch(() => {})
        throw error
      }
    })
  } finally {
    await source.close()
  }
}

/** Adds a name by which its own connections are known from others'. */
function named(target: DatabaseTarget): DatabaseTarget {
  if (!('url' in target)) return target
  const url = new URL(target.url)
  url.searchParams.set('application_name', `otday-move-${randomUUID()}`)
  return { ...target, url: url.href }
}

/** Requires that nobody else is connected: what was just stopped, or killed, lets go within moments. */
async function requireAlone({ pool }: Database) {
  for (let tries = 0; (await otherConnections(pool)) > 0; tries++) {
    if (tries === 50) throw new SourceInUse('Something else has the database open.')
    await pause(100)
  }
}

/**
 * Works while the tables are locked: a product that starts meanwhile waits with its writes, and is noticed at the end.
 */
async function whileLocked<T>(source: Database, work: () => Promise<T>): Promise<T> {
  await requireAlone(source)
  const client = await source.pool.connect()
  try {
    await client.query('begin')
    await lockTables(client)
    return await work()
  } finally {
    client.release(true)
  }
}

async function moveRows({ pool }: Database, { database }: Place): Promise<Digests> {
  const source = await openPostgresSource(pool)
  try {
    const digests = await fillDatabase(database.pool, source)
    await enqueueWaiting(database.pool, await source.jobs())
    await requireRows(database.pool, source.tables, digests)
    await applyMigrations(database.pool, readMigrations())
    return digests
  } finally {
    await source.close()
  }
}

async function moveFiles(from: Storage, to: Storage): Promise<number> {
  let count = 0
  for await (const { key } of from.list()) {
    const stored = await from.open(key)
    if (!stored) continue
    await putWhole(to, key, await buffer(stored.stream))
    count++
  }
  return count
}

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
  /** The target; if its `dataDir` is that of the source, uploaded files and the secret are there already. */
  to: { target: DatabaseTarget; dataDir: string }
}

export interface Moved {
  digests: Digests
  files: number
}

/** Thrown when another process has the source open, or had during the move: its writes would be lost. */
export class SourceInUse extends Error {
  override readonly name = 'SourceInUse'
}

/**
 * Copies database, files and secret into an empty place and compares the rows read back; the source is unchanged.
 * Writers are excluded by the lock of a directory, or on a server by locks of all tables.
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
        // If `abandon` fails, too, the place stays marked as unfinished.
        await place.abandon().catch(() => {})
        throw error
      }
    })
  } finally {
    await source.close()
  }
}

/** Adds an application name that distinguishes connections of this move from others. */
function named(target: DatabaseTarget): DatabaseTarget {
  if (!('url' in target)) return target
  const url = new URL(target.url)
  url.searchParams.set('application_name', `otday-move-${randomUUID()}`)
  return { ...target, url: url.href }
}

/**
 * Requires that nobody else is connected; waits up to 5 s for connections of processes that were just stopped or
 * killed.
 */
async function requireAlone({ pool }: Database) {
  for (let tries = 0; (await otherConnections(pool)) > 0; tries++) {
    if (tries === 50) throw new SourceInUse('Something else has the database open.')
    await pause(100)
  }
}

/**
 * Runs `work` while all tables are locked: a server that starts meanwhile waits with its writes, and is noticed at the
 * end.
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

import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { DatabaseTarget } from '#platform/config/database.ts'
import { type Database, openDatabase, openTemporaryDatabase } from '#platform/db/index.ts'
import {
  clusterOf,
  DirectoryInUse,
  lockDirectory,
  removeSocketFolder,
  stopLeftovers,
} from '#platform/postgres/index.ts'
import { fillDatabase, requireRows } from './fill-database.ts'
import type { End } from './manifest.ts'
import { openArchive } from './open-archive.ts'
import { abandonedChecks, createCheck, dropCheck } from './queries-place.ts'

/**
 * Checks an archive: restores it into a temporary database, compares the rows read back, and every file with its hash.
 * @throws ArchiveRefused
 */
export async function checkArchive(file: string, beside: string, target: DatabaseTarget): Promise<End> {
  const archive = await openArchive(file, beside)
  try {
    const database =
      'url' in target ? await openBesideOthers(target) : await openBesideArchive(path.dirname(file), target.binaries)
    try {
      const digests = await fillDatabase(database.pool, archive)
      await archive.jobs()
      for await (const each of archive.files()) void each
      const end = await archive.end()
      await requireRows(database.pool, archive.tables, digests)
      return end
    } finally {
      await database.close()
    }
  } finally {
    await archive.close()
  }
}

/** Creates a temporary database on the server of `target`, and drops those left there by killed checks. */
async function openBesideOthers(target: { url: string; poolSize: number }): Promise<Database> {
  const server = await openDatabase({ ...target, poolSize: 1 })
  const name = `otday_check_${randomUUID().replaceAll('-', '')}`
  try {
    for (const abandoned of await abandonedChecks(server.pool)) await dropCheck(server.pool, abandoned)
    await createCheck(server.pool, name)
  } catch (error) {
    await server.close()
    throw error
  }
  const url = new URL(target.url)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, poolSize: 2 })
  const close = async () => {
    await database.close()
    await dropCheck(server.pool, name)
    await server.close()
  }
  return { ...database, close }
}

const checkPrefix = 'otday-check-'
const checkPattern = /^otday-check-[A-Za-z0-9]{6}$/

/** Opens a temporary database in a new folder beside the archive, where it is as private as the archive. */
async function openBesideArchive(folder: string, binaries: string | null): Promise<Database> {
  for (const name of fs.readdirSync(folder)) if (checkPattern.test(name)) await removeAbandoned(path.join(folder, name))
  return openTemporaryDatabase(fs.mkdtempSync(path.join(folder, checkPrefix)), binaries)
}

/** Removes the folder of a check that was killed; a running check locks its folder. */
async function removeAbandoned(check: string): Promise<void> {
  const stat = fs.lstatSync(check)
  if (!stat.isDirectory() || stat.uid !== (process.getuid?.() ?? stat.uid)) return
  try {
    const lock = await lockDirectory(check, () => stopLeftovers(clusterOf(check)))
    if (lock.leftSocketFolder) removeSocketFolder(lock.leftSocketFolder)
    lock.release()
    fs.rmSync(check, { recursive: true, force: true })
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
  }
}

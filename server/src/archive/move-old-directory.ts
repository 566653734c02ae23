import fs from 'node:fs'
import path from 'node:path'
import { mayHaveOldDatabase, oldDatabaseIn, openDatabase } from '#platform/db/index.ts'
import { enqueueWaiting } from '#platform/jobs/enqueue-waiting.ts'
import { clusterOf, lockDirectory, stopLeftovers } from '#platform/postgres/index.ts'
import { fillDatabase, requireRows } from './fill-database.ts'
import { lockOldDirectory, type OldDirectory, oldDirectoryOf, switchTo } from './old-directory.ts'
import { openPgliteSource } from './pglite-source.ts'
import { requireSpace } from './disk-space.ts'
import type { ArchiveSource } from './source.ts'

export interface OwnTarget {
  directory: string
  binaries: string | null
}

/** A step of the move, for reporting its progress; `part` is the share (0 to 1) of all tables copied so far. */
export type MovingStep = { step: 'begin' | 'copied' | 'compare' } | { step: 'rows'; part: number } | MovingEnd
/**
 * Outcome of the move: `end` when it is done; `leftover` when an old database lies beside the new one and is not used.
 */
type MovingEnd = { step: 'end' | 'leftover'; folder: string }

/** Thrown when the folder to which the old database would be moved already exists. */
export class KeptFolderExists extends Error {
  override readonly name = 'KeptFolderExists'
}

/**
 * Moves the database of version 0.1 or 0.2, if there is one: copies it into a new cluster beside it, compares the rows
 * read back, then switches to the new cluster. Uploaded files stay where they are. The old folder is kept: only a copy
 * of it is opened. An interrupted move starts over.
 * @throws OldVersionRuns, DirectoryInUse, NoOldEngine, NoSpace, KeptFolderExists, ArchiveRefused
 */
export async function moveOldDirectory(target: OwnTarget, report: (step: MovingStep) => void): Promise<void> {
  const place = oldDirectoryOf(target.directory)
  if (!mayHaveOldDatabase(target.directory)) return
  const lock = await lockDirectory(target.directory, () => stopLeftovers(place.cluster))
  try {
    await stopLeftovers(clusterOf(place.draft))
    const isMade = fs.existsSync(place.cluster)
    const isSwitching = isMade && fs.existsSync(place.draft)
    if (isSwitching) await switchTo(place)
    const files = oldDatabaseIn(target.directory)
    if (files && !isMade) await make({ ...place, files }, target.binaries, report)
    if (files && isMade) report({ step: 'leftover', folder: place.old })
    fs.rmSync(place.draft, { recursive: true, force: true })
  } finally {
    lock.release()
  }
}

/** `files` is the folder with the old database's files. */
type Moving = OldDirectory & { files: string }

async function make(place: Moving, binaries: string | null, report: (step: MovingStep) => void) {
  if (fs.existsSync(place.kept)) throw new KeptFolderExists(place.kept)
  const unlock = lockOldDirectory(place)
  try {
    report({ step: 'begin' })
    await fill(place, binaries, report)
    await switchTo(place)
    report({ step: 'end', folder: place.kept })
  } finally {
    unlock()
    fs.rmSync(place.draft, { recursive: true, force: true })
  }
}

async function fill({ draft, files }: Moving, binaries: string | null, report: (step: MovingStep) => void) {
  fs.rmSync(draft, { recursive: true, force: true })
  await requireSpace(path.dirname(draft), 3 * sizeOf(files))
  makeDraft(draft)
  const copy = path.join(draft, 'pgdata')
  fs.cpSync(files, copy, { recursive: true, mode: fs.constants.COPYFILE_FICLONE })
  report({ step: 'copied' })
  const source = await openPgliteSource(copy, path.join(draft, 'table'))
  try {
    const { pool, close } = await openDatabase({ directory: draft, binaries })
    try {
      const digests = await fillDatabase(pool, reported(source, report))
      await enqueueWaiting(pool, await source.jobs())
      report({ step: 'compare' })
      await requireRows(pool, source.tables, digests)
    } finally {
      await close()
    }
  } finally {
    await source.close()
  }
}

/** Makes the draft folder. PostgreSQL runs as the owner of this folder, so it gets the owner of the data directory. */
function makeDraft(draft: string) {
  const { uid, gid } = fs.statSync(path.dirname(draft))
  fs.mkdirSync(draft, { mode: 0o700 })
  if (process.getuid?.() === 0) fs.chownSync(draft, uid, gid)
}

/** Returns the size of all files of a folder in bytes. */
function sizeOf(folder: string): number {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)
}

/** Reports progress after each tenth of the tables. */
function reported(source: ArchiveSource, report: (step: MovingStep) => void): ArchiveSource {
  const tenth = (count: number) => Math.floor((10 * count) / source.tables.length)
  const rows: ArchiveSource['rows'] = (table) => {
    const done = source.tables.indexOf(table)
    if (tenth(done) > tenth(done - 1) && done > 0) report({ step: 'rows', part: tenth(done) / 10 })
    return source.rows(table)
  }
  return { ...source, rows }
}

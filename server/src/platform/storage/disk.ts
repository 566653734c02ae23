import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from './sync-folder.ts'
import type { Storage, StoredEntry, StoredFile } from './storage.ts'

const keyPattern = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/
/** Suffix of files being written; no storage key can end like this. */
const temporary = '.part~'

/** ms after which an unfinished write counts as abandoned. */
const abandonedAfter = 3_600_000

/**
 * Opens a storage and deletes unfinished writes; if `isShared`, only abandoned ones, since other processes may be
 * writing.
 */
export async function createDiskStorage(directory: string, isShared = false): Promise<Storage> {
  await fs.mkdir(directory, { recursive: true })
  await sweepTemporary(directory, isShared ? Date.now() - abandonedAfter : Number.POSITIVE_INFINITY)
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
    return path.join(directory, ...key.split('/'))
  }
  return {
    put: async (files) => writeAll(files.map(({ key, bytes }) => ({ file: pathOf(key), bytes }))),
    open: async (key) => openFile(pathOf(key)),
    remove: async (keys) => {
      await Promise.all(keys.map((key) => fs.rm(pathOf(key), { force: true })))
    },
    list: (folder) => entriesOf(directory, folder === undefined ? directory : pathOf(folder)),
  }
}

/** Writes files durably; syncs each folder only once, since a sync takes longer than most writes. */
async function writeAll(files: readonly { file: string; bytes: Uint8Array }[]) {
  const folders = new Set(files.map(({ file }) => path.dirname(file)))
  await Promise.all([...folders].map(makeFolder))
  const written = await Promise.allSettled(files.map(({ file, bytes }) => writeWhole(file, bytes)))
  const failed = written.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  await Promise.all([...folders].map(syncFolder))
}

async function makeFolder(folder: string) {
  const first = await fs.mkdir(folder, { recursive: true })
  // A new folder survives a power cut only if its parent is synced.
  if (first !== undefined) await syncFolder(path.dirname(first))
}

async function writeWhole(file: string, bytes: Uint8Array) {
  const part = `${file}.${randomUUID()}${temporary}`
  try {
    await fs.writeFile(part, bytes, { flush: true, flag: 'wx' })
    await fs.rename(part, file)
  } catch (error) {
    await fs.rm(part, { force: true })
    throw error
  }
}

async function openFile(file: string): Promise<StoredFile | null> {
  try {
    const handle = await fs.open(file, 'r')
    const { size, mtime } = await handle.stat()
    return { size, modifiedAt: mtime, stream: handle.createReadStream() }
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

async function* filesIn(directory: string): AsyncGenerator<string> {
  const folder = await fs.opendir(directory, { recursive: true }).catch(absentAsNull)
  for await (const entry of folder ?? []) if (entry.isFile()) yield path.join(entry.parentPath, entry.name)
}

async function sweepTemporary(directory: string, before: number) {
  for await (const file of filesIn(directory)) {
    const stat = file.endsWith(temporary) ? await fs.stat(file).catch(absentAsNull) : null
    if (stat && stat.mtimeMs <= before) await fs.rm(file, { force: true })
  }
}

async function* entriesOf(directory: string, folder: string): AsyncGenerator<StoredEntry> {
  for await (const file of filesIn(folder)) {
    const key = path.relative(directory, file).split(path.sep).join('/')
    const stat = keyPattern.test(key) ? await fs.stat(file).catch(absentAsNull) : null
    if (stat) yield { key, modifiedAt: stat.mtime }
  }
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Returns null if the file is missing, since files may vanish between listing and opening them; throws every other
 * error.
 */
function absentAsNull(error: unknown) {
  if (isAbsent(error)) return null
  throw error
}

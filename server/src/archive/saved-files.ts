import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '#platform/storage/sync-folder.ts'
import type { Storage } from '#platform/storage/index.ts'
import type { ListedFile } from './entry-names.ts'

const partEnding = '.part~'

/** Returns the folder of files, named by their hash, that all archives in `folder` share. */
export const savedFiles = (folder: string): string => path.join(folder, 'files')

/** Returns the path of a file by its hash: a file that many archives list is stored once. */
const savedFile = (folder: string, sha256: string): string => path.join(folder, sha256.slice(0, 2), sha256)

export interface Saving {
  folder: string
  now: Date
  /** Called before a file is written, with its size in bytes. */
  onProgress(coming: number): Promise<void>
}

/**
 * Saves a file or, if it is saved already, sets its modification time to `now`, which marks it as needed then.
 * @returns null for a file that is gone
 */
export async function saveFile(storage: Storage, key: string, saving: Saving): Promise<ListedFile | null> {
  const hash = createHash('sha256')
  const stored = await storage.open(key)
  if (!stored) return null
  for await (const chunk of stored.stream) hash.update(chunk as Uint8Array)
  const listed = { key, size: stored.size, sha256: hash.digest('hex') }
  const { folder, now } = saving
  const file = savedFile(folder, listed.sha256)
  const found = await fs.stat(file).catch(() => null)
  if (found?.size === stored.size) await fs.utimes(file, now, now)
  else if (!(await copied(storage, key, file, saving))) return null
  return listed
}

async function copied(storage: Storage, key: string, file: string, { now, onProgress }: Saving): Promise<boolean> {
  const stored = await storage.open(key)
  if (!stored) return false
  const part = `${file}.${randomUUID()}${partEnding}`
  try {
    await onProgress(stored.size)
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await pipeline(stored.stream, createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }))
    await fs.utimes(part, now, now)
    await fs.rename(part, file)
  } finally {
    stored.stream.destroy()
    await fs.rm(part, { force: true })
  }
  await syncFolder(path.dirname(file))
  return true
}

export const readSaved = (folder: string, sha256: string) => createReadStream(savedFile(folder, sha256))

/** Removes files that no archive since `before` needed, and files that were unfinished by then. */
export async function removeUnneeded(folder: string, before: Date): Promise<void> {
  for (const group of await fs.readdir(folder).catch(() => []))
    for (const name of await fs.readdir(path.join(folder, group))) {
      const file = path.join(folder, group, name)
      const { mtime } = await fs.stat(file)
      if (mtime < before) await fs.rm(file, { force: true })
    }
}

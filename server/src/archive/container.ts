import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { syncFolder } from '#platform/storage/sync-folder.ts'
import { ArchiveRefused } from './refusal.ts'

/** A writer of a tar file that is compressed by zstd with checksums. */
export interface Container {
  add(name: string, size: number, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void>
  /** Gives the file its final name, which then survives even a power cut. */
  finish(): Promise<void>
  /** Removes what was written; may be called repeatedly, also after `finish`. */
  abandon(): Promise<void>
}

const partEnding = '.part~'

/** Creates a file that has a temporary name until it is finished. */
export async function createContainer(file: string): Promise<Container> {
  const part = `${file}.${randomUUID()}${partEnding}`
  const tar = pack()
  const target = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true })
  const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const written = pipeline(tar, zstd, target)
  const failed = written.then(() => new Promise<never>(() => {}))
  failed.catch(() => {})
  return {
    async add(name, size, content) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const entry = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
      const filled = pipeline(Readable.from(content, { objectMode: false }), entry)
      await Promise.race([Promise.all([promise, filled]), failed])
    },
    async finish() {
      tar.finalize()
      await written
      await fs.rename(part, file)
      await syncFolder(path.dirname(file))
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => {})
      await fs.rm(part, { force: true })
    },
  }
}

/** Removes unfinished archives in this folder that were last written at `before` or earlier. */
export async function sweepUnfinished(folder: string, before: Date): Promise<void> {
  for (const name of await fs.readdir(folder)) {
    const file = path.join(folder, name)
    const stat = name.endsWith(partEnding) ? await fs.stat(file).catch(() => null) : null
    if (stat && stat.mtime <= before) await fs.rm(file, { force: true })
  }
}

export interface Entry {
  name: string
  content: AsyncIterable<Uint8Array>
}

/** Reads entries, each of which must be read to its end before the next. @throws ArchiveRefused */
export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const tar = extract()
  const source = createReadStream(file)
  const read = pipeline(source, createZstdDecompress(), tar)
  // The rejection is not lost: an error of `read` also ends the iteration below with that error.
  read.catch(() => {})
  let count = 0
  try {
    for await (const entry of tar) {
      count++
      yield { name: entry.header.name, content: refusing(entry) }
    }
    await read
  } catch (error) {
    throw refusalOf(error, count)
  } finally {
    source.destroy()
  }
}

async function* refusing(content: AsyncIterable<unknown>) {
  try {
    for await (const chunk of content) yield chunk as Uint8Array
  } catch (error) {
    throw refusalOf(error, 1)
  }
}

/** Returns a refusal for errors of the format; errors of the file system and of readers are returned unchanged. */
function refusalOf(error: unknown, entries: number): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data')
    return new ArchiveRefused('cut', 'its end is missing')
  if (code.startsWith('ZSTD_') || /invalid (?:tar )?header|unknown|max size/i.test(message))
    return new ArchiveRefused(entries === 0 ? 'foreign' : 'changed', 'unreadable')
  return error
}

import { createHash, type Hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Entry, entriesOf } from './container.ts'
import { digesting, type RowsDigest } from './digest.ts'
import { entryNames, lineOf, type ListedFile, listedFiles } from './entry-names.ts'
import { type End, type Manifest, parseEnd, parseJobs, parseManifest } from './manifest.ts'
import { ArchiveRefused } from './refusal.ts'
import { readSaved } from './saved-files.ts'
import type { ArchiveSource } from './source.ts'

interface ArchivedFile {
  key: string
  bytes: Buffer
}

/**
 * An archive that is read from front to back: rows, jobs, files, end. `end` compares what was read with the hashes in
 * the archive's last entry.
 */
export interface OpenArchive extends ArchiveSource {
  manifest: Manifest
  secret: string
  files(): AsyncIterable<ArchivedFile>
  /** @throws ArchiveRefused when something that was read differs from what was written */
  end(): Promise<End>
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Opens an archive; `beside` is the folder of files named by their hash. @throws ArchiveRefused */
export async function openArchive(file: string, beside: string): Promise<OpenArchive> {
  const entries = createCursor(entriesOf(file))
  try {
    const manifestBytes = await entries.whole(entryNames.manifest)
    const manifest = parseManifest(manifestBytes)
    const secret = await entries.whole(entryNames.secret)
    const found = new Map<string, RowsDigest>()
    const files: FilesFound = { count: 0, bytes: 0, lines: createHash('sha256') }
    let jobs = ''
    return {
      manifest,
      secret: secret.toString(),
      migrations: manifest.migrations,
      tables: manifest.tables,
      async *rows({ name }) {
        const rows = digesting(partsOf(entries, name))
        yield* rows
        found.set(name, rows.digest())
      },
      async jobs() {
        const bytes = await entries.whole(entryNames.jobs)
        jobs = sha256(bytes)
        return parseJobs(bytes)
      },
      files: () => (manifest.files === 'beside' ? filesBeside(entries, files, beside) : filesInside(entries, files)),
      async end() {
        const end = parseEnd(await entries.whole(entryNames.end))
        if ((await entries.peek()) !== null) throw new ArchiveRefused('changed', 'something follows its end')
        const { lines, ...counted } = files
        requireSame('manifest', end.manifest, sha256(manifestBytes))
        requireSame('secret', end.secret, sha256(secret))
        requireSame('jobs', end.jobs, jobs)
        requireSame('files', end.files, { ...counted, sha256: lines.digest('hex') })
        for (const { name } of manifest.tables) requireSame(name, end.tables[name], found.get(name))
        return end
      },
      close: () => entries.close(),
    }
  } catch (error) {
    await entries.close()
    throw error
  }
}

interface FilesFound {
  count: number
  bytes: number
  lines: Hash
}

function requireSame(what: string, expected: unknown, found: unknown) {
  if (JSON.stringify(expected) !== JSON.stringify(found)) throw new ArchiveRefused('changed', what)
}

async function* partsOf(entries: Cursor, table: string) {
  for (let part = 0; ; part++) {
    const entry = await entries.take(entryNames.rows(table, part))
    if (!entry) return
    yield* entry.content
  }
}

const fileStart = entryNames.file('')

async function* filesInside(entries: Cursor, found: FilesFound): AsyncGenerator<ArchivedFile> {
  let lines = ''
  let part = 0
  for (;;) {
    const next = await entries.peek()
    const list = await entries.take(entryNames.list(part))
    if (list) {
      const text = (await buffer(list.content)).toString()
      if (text !== lines) throw new ArchiveRefused('changed', `files of list ${part}`)
      found.lines.update(text)
      lines = ''
      part++
    } else if (next?.name.startsWith(fileStart)) {
      const key = next.name.slice(fileStart.length)
      const bytes = await entries.whole(next.name)
      lines += lineOf({ key, size: bytes.length, sha256: sha256(bytes) })
      found.count++
      found.bytes += bytes.length
      yield { key, bytes }
    } else return
  }
}

async function* filesBeside(entries: Cursor, found: FilesFound, folder: string): AsyncGenerator<ArchivedFile> {
  for (let part = 0; ; part++) {
    const list = await entries.take(entryNames.list(part))
    if (!list) return
    const text = (await buffer(list.content)).toString()
    found.lines.update(text)
    for (const listed of listedFiles(text)) {
      if (!listed) throw new ArchiveRefused('changed', `list ${part}`)
      found.count++
      found.bytes += listed.size
      yield { key: listed.key, bytes: await readListed(folder, listed) }
    }
  }
}

async function readListed(folder: string, listed: ListedFile): Promise<Buffer> {
  const bytes = await buffer(readSaved(folder, listed.sha256)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ArchiveRefused('cut', `${folder} lacks ${listed.sha256}`)
    throw error
  })
  if (bytes.length !== listed.size || sha256(bytes) !== listed.sha256)
    throw new ArchiveRefused('changed', `${folder}: ${listed.sha256}`)
  return bytes
}

interface Cursor {
  /** Returns the next entry without taking it; null at the end. */
  peek(): Promise<Entry | null>
  /** Takes the next entry; null when it has another name. */
  take(name: string): Promise<Entry | null>
  /** Reads the next entry whole. @throws ArchiveRefused when it has another name */
  whole(name: string): Promise<Buffer>
  close(): Promise<void>
}

function createCursor(entries: AsyncGenerator<Entry>): Cursor {
  let next: Entry | null | undefined
  const peek = async () => (next ??= next === null ? null : ((await entries.next()).value ?? null))
  const take = async (name: string) => {
    const entry = await peek()
    if (entry?.name !== name) return null
    next = undefined
    return entry
  }
  return {
    peek,
    take,
    async whole(name) {
      const entry = await take(name)
      if (!entry) throw new ArchiveRefused((await peek()) ? 'changed' : 'cut', `${name} is missing`)
      return buffer(entry.content)
    },
    close: async () => void (await entries.return(undefined)),
  }
}

/** Reads a whole archive and checks its hashes; returns its manifest. @throws ArchiveRefused */
export async function requireWhole(file: string, beside: string): Promise<Manifest> {
  const archive = await openArchive(file, beside)
  try {
    for (const table of archive.tables) for await (const chunk of archive.rows(table)) void chunk
    await archive.jobs()
    for await (const each of archive.files()) void each
    await archive.end()
    return archive.manifest
  } finally {
    await archive.close()
  }
}

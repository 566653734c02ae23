import { createHash } from 'node:crypto'
import type { Storage } from '#platform/storage/index.ts'
import { type Container, createContainer } from './container.ts'
import { digesting, type RowsDigest } from './digest.ts'
import { entryNames, lineOf, type ListedFile } from './entry-names.ts'
import { type End, format, type Manifest } from './manifest.ts'
import { saveFile } from './saved-files.ts'
import type { ArchivedTable, ArchiveSource } from './source.ts'

export interface Archiving {
  source: ArchiveSource
  /** Storage of uploaded files; null: they are not archived. */
  storage: Storage | null
  /** Folder in which files are saved by their hash; null: files go into the archive itself. */
  beside: string | null
  secret: string
  product: string
  now: Date
  /**
   * Called at the beginning and after each MB, with the most bytes that will be written until the next call; an error
   * that it throws aborts the archive.
   */
  onProgress(coming: number): Promise<void>
}

/** Bytes of rows that are collected in memory before they are written. */
const rowsAtOnce = 1 * 1024 * 1024
const filesAtOnce = 500
const progressAtOnce = 1 * 1024 * 1024

/** Writes a complete archive or none, and closes the source once its rows are read. */
export async function writeArchive(file: string, given: Archiving): Promise<End> {
  const archiving = { ...given, onProgress: everyMegabyte(given.onProgress) }
  const { source, secret, product, now, storage, beside } = archiving
  const { migrations, tables } = source
  const files: Manifest['files'] = storage ? (beside === null ? 'inside' : 'beside') : 'none'
  const manifest: Manifest = {
    format,
    product,
    createdAt: now.toISOString(),
    migrations: [...migrations],
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    files,
  }
  const container = await createContainer(file)
  try {
    const add = (name: string, text: string) => addText(container, name, text)
    const opening = {
      manifest: await add(entryNames.manifest, JSON.stringify(manifest)),
      secret: await add(entryNames.secret, secret),
    }
    const digests: Record<string, RowsDigest> = {}
    for (const table of tables) digests[table.name] = await addRows(container, table, archiving)
    const jobs = await add(entryNames.jobs, JSON.stringify(await source.jobs()))
    await source.close()
    const saved = await addFiles(container, archiving)
    const end: End = { ...opening, jobs, tables: digests, ...saved }
    await add(entryNames.end, JSON.stringify(end))
    await container.finish()
    return end
  } finally {
    await container.abandon()
    await source.close()
  }
}

function everyMegabyte(onProgress: Archiving['onProgress']): Archiving['onProgress'] {
  let unchecked = progressAtOnce
  return async (bytes) => {
    unchecked += bytes
    if (unchecked < progressAtOnce) return
    await onProgress(bytes + progressAtOnce)
    unchecked = 0
  }
}

async function addText(container: Container, name: string, text: string): Promise<string> {
  const bytes = Buffer.from(text)
  await container.add(name, bytes.length, [bytes])
  return createHash('sha256').update(bytes).digest('hex')
}

/** Adds a table's rows in parts, since tar needs the size of an entry before its content. */
async function addRows(container: Container, table: ArchivedTable, { source, onProgress }: Archiving) {
  const rows = digesting(source.rows(table))
  let part = 0
  let chunks: Uint8Array[] = []
  let size = 0
  const flush = async () => {
    await onProgress(size)
    await container.add(entryNames.rows(table.name, part++), size, chunks)
    chunks = []
    size = 0
  }
  for await (const chunk of rows) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= rowsAtOnce) await flush()
  }
  if (size > 0) await flush()
  return rows.digest()
}

/** Adds files, with a list after every `filesAtOnce` files, so that neither writer nor reader has to remember all. */
async function addFiles(container: Container, archiving: Archiving): Promise<Pick<End, 'files' | 'gone'>> {
  const all = createHash('sha256')
  const gone: string[] = []
  let [count, bytes, part] = [0, 0, 0]
  let lines: string[] = []
  const flush = async () => {
    const text = lines.join('')
    all.update(text)
    await archiving.onProgress(text.length)
    await addText(container, entryNames.list(part++), text)
    lines = []
  }
  for await (const { key } of archiving.storage?.list() ?? []) {
    const listed = await addFile(container, key, archiving)
    if (!listed) {
      gone.push(key)
      continue
    }
    lines.push(lineOf(listed))
    count++
    bytes += listed.size
    if (lines.length >= filesAtOnce) await flush()
  }
  if (lines.length > 0) await flush()
  return { files: { count, bytes, sha256: all.digest('hex') }, gone }
}

async function addFile(
  container: Container,
  key: string,
  { storage, beside, now, onProgress }: Archiving,
): Promise<ListedFile | null> {
  if (!storage) return null
  if (beside !== null) return saveFile(storage, key, { folder: beside, now, onProgress })
  const stored = await storage.open(key)
  if (!stored) return null
  const hash = createHash('sha256')
  const hashed = async function* () {
    for await (const chunk of stored.stream as AsyncIterable<Uint8Array>) {
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    await onProgress(stored.size)
    await container.add(entryNames.file(key), stored.size, hashed())
  } finally {
    stored.stream.destroy()
  }
  return { key, size: stored.size, sha256: hash.digest('hex') }
}

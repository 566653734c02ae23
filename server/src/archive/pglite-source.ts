import { closeSync, createReadStream, openSync, rmSync, writeSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { catalogOf, copyOut, steadyTexts, waitingJobs } from './queries.ts'
import type { ArchiveSource } from './source.ts'

/** Thrown when PGlite, the database engine of versions 0.1 and 0.2, is not installed. */
export class NoOldEngine extends Error {
  override readonly name = 'NoOldEngine'
}

/**
 * Reads the files of PGlite, the database of 0.1 and 0.2. Opening them changes them, so pass a copy.
 * @param spool path of a temporary file for one table at a time, since the engine delivers a whole table without pauses
 * @throws NoOldEngine
 */
export async function openPgliteSource(directory: string, spool: string): Promise<ArchiveSource> {
  const database = await openOld(directory)
  try {
    await database.exec('begin isolation level repeatable read read only')
    await database.exec(steadyTexts)
    const { migrations, tables, rowsOf } = await catalogOf(database)
    return {
      migrations,
      tables,
      rows: (table) => spooled(database, copyOut(rowsOf(table)), spool),
      jobs: () => waitingJobs(database),
      close: () => database.close(),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openOld(directory: string): Promise<PGlite> {
  const library = await import('@electric-sql/pglite').catch((cause: unknown) => {
    throw new NoOldEngine('The package @electric-sql/pglite is missing.', { cause })
  })
  return library.PGlite.create({ dataDir: directory })
}

async function* spooled(database: PGlite, statement: string, spool: string) {
  const fd = openSync(spool, 'w', 0o600)
  try {
    await database.execProtocolRawStream(queryMessage(statement), { onRawData: (data) => void writeSync(fd, data) })
    yield* copyData(createReadStream(spool, { highWaterMark: 1 << 18 }))
  } finally {
    closeSync(fd)
    rmSync(spool, { force: true })
  }
}

/**
 * Bytes before the content of a protocol message: a letter for its kind, and its length (without the letter) in four
 * bytes.
 */
const headLength = 5
const [copyDataKind, errorKind] = [0x64, 0x45]

function queryMessage(statement: string): Uint8Array {
  const text = Buffer.from(`${statement}\0`)
  const head = Buffer.alloc(headLength, 'Q')
  head.writeUInt32BE(headLength - 1 + text.length, 1)
  return Buffer.concat([head, text])
}

/**
 * Extracts the lines of COPY:
 * https://www.postgresql.org/docs/current/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-COPYDATA
 */
async function* copyData(chunks: AsyncIterable<Buffer>) {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    const lines: Buffer[] = []
    let at = 0
    for (let end = endAt(rest, at); end <= rest.length; end = endAt(rest, at)) {
      if (rest[at] === errorKind) throw new Error('The old database could not read a table.')
      if (rest[at] === copyDataKind) lines.push(rest.subarray(at + headLength, end))
      at = end
    }
    rest = rest.subarray(at)
    if (lines.length > 0) yield Buffer.concat(lines)
  }
}

const endAt = (bytes: Buffer, at: number) =>
  bytes.length < at + headLength ? Infinity : at + 1 + bytes.readUInt32BE(at + 1)

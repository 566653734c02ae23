import { createHash } from 'node:crypto'

/** Number and `sha256` (hex) of a table's lines, as COPY writes them. */
export interface RowsDigest {
  rows: number
  sha256: string
}

/** Passes chunks on; `digest` covers those passed so far. */
export interface Digesting extends AsyncIterable<Uint8Array> {
  digest(): RowsDigest
}

const lineFeed = 10

/** Digests the output of COPY, which has one line per row: line feeds within a row are escaped. */
export function digesting(chunks: AsyncIterable<Uint8Array>): Digesting {
  const hash = createHash('sha256')
  let rows = 0
  return {
    async *[Symbol.asyncIterator]() {
      for await (const chunk of chunks) {
        hash.update(chunk)
        for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) rows++
        yield chunk
      }
    },
    digest: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

export async function digestOf(chunks: AsyncIterable<Uint8Array>): Promise<RowsDigest> {
  const read = digesting(chunks)
  for await (const chunk of read) void chunk
  return read.digest()
}

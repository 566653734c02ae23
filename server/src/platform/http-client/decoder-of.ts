import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { PassThrough, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { HttpFailure } from './failure.ts'

/** Option with which a stream that ends early yields what has arrived. */
const tolerant = { finishFlush: constants.Z_SYNC_FLUSH }

const decoders: Readonly<Record<string, (response: IncomingMessage) => Transform | Promise<Transform>>> = {
  gzip: () => createGunzip(tolerant),
  'x-gzip': () => createGunzip(tolerant),
  deflate: inflaterOf,
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
}

/**
 * Returns a stream that decompresses as `Content-Encoding` says. Unknown encodings (UTF-8, none) are read as they are,
 * as browsers do.
 * @throws HttpFailure for several encodings: each could multiply the size that the one before yields
 */
export async function decoderOf(response: IncomingMessage): Promise<Transform> {
  const names = (response.headers['content-encoding'] ?? '').toLowerCase().split(',')
  const known = names.map((name) => name.trim()).filter((name) => Object.hasOwn(decoders, name))
  if (known.length > 1) throw new HttpFailure('type')
  return (await decoders[known[0] ?? '']?.(response)) ?? new PassThrough()
}

/** Compression method in the header of zlib (RFC 1950); no compressor begins a raw stream with such a header. */
const zlibMethod = 8

/**
 * Returns an inflater with or without the header of zlib, since servers send `deflate` in both forms (RFC 9110,
 * 8.4.1.2).
 */
async function inflaterOf(response: IncomingMessage): Promise<Transform> {
  if (!response.complete && response.readableLength === 0) await once(response, 'readable')
  const start = response.read() as Buffer | null
  if (start) response.unshift(start)
  const [first = 0] = start ?? []
  return (first & 0x0f) === zlibMethod ? createInflate(tolerant) : createInflateRaw(tolerant)
}

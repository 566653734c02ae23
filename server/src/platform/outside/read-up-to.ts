import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { OutsideFailure } from './failure.ts'

const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress } as const

/** `limit` counts decompressed bytes. */
export async function readUpTo(
  response: IncomingMessage,
  limit: number,
): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of unpacked(response) as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size > limit) break
  }
  return { bytes: Buffer.concat(pieces).subarray(0, limit), isCut: size > limit }
}

/** @throws OutsideFailure for unsupported encodings */
function unpacked(response: IncomingMessage): Readable {
  const packing = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (packing === '' || packing === 'identity') return response
  const decoder = Object.entries(decoders).find(([name]) => name === packing)?.[1]
  if (!decoder) throw new OutsideFailure('type')
  // Errors surface from the iteration.
  return pipeline(response, decoder(), () => undefined)
}

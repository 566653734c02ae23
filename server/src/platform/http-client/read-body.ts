import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { HttpFailure } from './failure.ts'

const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress } as const
/** The decoder may lag behind what was received. */
const lag = 2

export interface Body {
  bytes: Buffer
  /** There was more than `limit`. */
  isCut: boolean
}

/**
 * Leaves nothing open.
 * @param limit bytes, received and decompressed
 * @throws HttpFailure, errors of the connection
 */
export async function readBody(response: IncomingMessage, limit: number): Promise<Body> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of decoded(response, limit) as AsyncIterable<Buffer>) {
      pieces.push(piece)
      size += piece.length
      if (size > limit) return { bytes: Buffer.concat(pieces).subarray(0, limit), isCut: true }
    }
  } finally {
    response.destroy()
  }
  if (!response.complete) throw new HttpFailure('unreachable', 'ECONNRESET')
  return { bytes: Buffer.concat(pieces), isCut: false }
}

function decoded(response: IncomingMessage, limit: number): Readable {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return response
  const create = Object.entries(decoders).find(([name]) => name === encoding)?.[1]
  if (!create) throw new HttpFailure('type')
  let received = 0
  response.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > lag * limit) response.destroy(new HttpFailure('unreachable', 'ETOOBIG'))
  })
  // Errors surface from the iteration.
  return pipeline(response, create(), () => undefined)
}

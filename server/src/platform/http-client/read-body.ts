import type { IncomingMessage } from 'node:http'
import { decoderOf } from './decoder-of.ts'
import { HttpFailure } from './failure.ts'

/**
 * Received bytes may be up to this multiple of the limit, as decompression may lag behind; beyond it, the response is
 * aborted.
 */
const lag = 2

export interface Body {
  bytes: Buffer
  /** Whether there was more than `limit`, or the connection broke after these bytes. */
  isCut: boolean
}

/**
 * Reads a response's body and closes the response.
 * @param limit most bytes of the decompressed body
 * @throws HttpFailure, errors of the connection before the first byte
 */
export async function readBody(response: IncomingMessage, limit: number): Promise<Body> {
  const pieces: Buffer[] = []
  let [size, received] = [0, 0]
  let isBroken = false
  try {
    const decoder = await decoderOf(response)
    if (response.destroyed) throw new HttpFailure('unreachable', 'ECONNRESET')
    response.once('error', (error) => {
      isBroken = isEarlyEnd(error)
      if (isBroken) decoder.end()
      else decoder.destroy(error)
    })
    response.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > lag * limit) response.destroy(new HttpFailure('unreachable', 'ETOOBIG'))
    })
    for await (const piece of response.pipe(decoder) as AsyncIterable<Buffer>) {
      pieces.push(piece)
      size += piece.length
      if (size > limit) return { bytes: Buffer.concat(pieces).subarray(0, limit), isCut: true }
    }
  } finally {
    response.destroy()
  }
  if (isBroken && size === 0) throw new HttpFailure('unreachable', 'ECONNRESET')
  return { bytes: Buffer.concat(pieces), isCut: isBroken }
}

/** Recognizes Node's error for a response without its end; timeouts and aborts have others. */
const isEarlyEnd = (error: Error) => 'code' in error && error.code === 'ECONNRESET'

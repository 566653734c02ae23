import type { MultipartFile } from '@fastify/multipart'
import { AppError } from '../errors.ts'
import { retryAfterSeconds } from '../semaphore.ts'

/** Bytes in memory for all clients: some fifty uploads of 5 MB. */
const mostBytes = 256 * 1024 * 1024

/** Counts uploads being read or awaiting decoding. */
export interface UploadMemory {
  /**
   * Holds memory until `leave`.
   * @throws Unavailable when full, ImageTooLarge
   */
  read(file: MultipartFile): Promise<Uint8Array>
  leave(): void
}

/** All requests share the budget. */
export function createUploadMemory(most = mostBytes): () => UploadMemory {
  let taken = 0
  const turn = createTurns()
  return () => {
    let own = 0
    const leave = () => {
      taken -= own
      own = 0
    }
    return {
      leave,
      async read({ file }) {
        const chunks: Uint8Array[] = []
        let isFull = false
        for await (const chunk of file as AsyncIterable<Uint8Array>) {
          await turn()
          isFull ||= taken + chunk.length > most
          // Drains the rest, so that the client receives the response.
          if (isFull) {
            leave()
            chunks.length = 0
            continue
          }
          own += chunk.length
          taken += chunk.length
          chunks.push(chunk)
        }
        if (isFull) throw new AppError('Unavailable', {}, retryAfterSeconds)
        if (file.truncated) throw new AppError('ImageTooLarge')
        return Buffer.concat(chunks)
      },
    }
  }
}

/** One chunk (up to 64 kB) per event loop turn, in order, so that many uploads block nobody. */
function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((go) => {
      if (waiting.push(go) === 1) setImmediate(next)
    })
}

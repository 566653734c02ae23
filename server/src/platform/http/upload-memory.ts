import type { MultipartFile } from '@fastify/multipart'
import { AppError } from '../errors.ts'
import { retryAfterSeconds } from '../semaphore.ts'

/** Bytes of uploads that may stand in memory at once, whoever sends them: some fifty of 5 MB. */
const mostBytes = 256 * 1024 * 1024

/** Room in memory for uploads that are being read, and for those that wait to be decoded. */
export interface UploadMemory {
  /** Reads a file whole; its bytes take up room until `leave`. Throws Unavailable when there is none left. */
  read(file: MultipartFile): Promise<Uint8Array>
  /** Gives back what was read through this. */
  leave(): void
}

/** Gives each request a part of the same room. */
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
          // The rest is let go by, so that the sender gets to hear the answer.
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

/**
 * Lets one piece of an upload (64 kB at most) be taken in a turn of the main loop, in the order in which they came: a
 * crowd of uploads then holds up nobody else.
 */
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

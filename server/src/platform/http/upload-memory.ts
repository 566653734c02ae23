import type { MultipartFile } from '@fastify/multipart'
import { AppError } from '../errors.ts'
import { createYieldQueue } from '../concurrency/yield-queue.ts'
import { retryAfterSeconds } from '../concurrency/semaphore.ts'

/**
 * Most bytes of uploads in memory: `all` for all owners together (fifty uploads of 5 MB), `own` for one owner
 * (thirteen).
 */
const mostBytes = { all: 256 * 1024 * 1024, own: 64 * 1024 * 1024 }

/** Accounts for the memory of one request's uploads while they are read, decoded or wait for that. */
export interface UploadMemory {
  /**
   * Reads a file and counts its bytes until `leave`.
   * @throws Unavailable when memory is used up; ImageTooLarge
   */
  read(file: MultipartFile): Promise<Uint8Array>
  leave(): void
}

/**
 * Returns a function that creates the account of one request's uploads, and counts their bytes together with those of
 * all others. `owner` is a user or network.
 */
export function createUploadMemory(most = mostBytes): (owner: string) => UploadMemory {
  let taken = 0
  const takenBy = new Map<string, number>()
  // A chunk has up to 64 kB. One is taken per turn of the event loop, so that many uploads block nobody.
  const nextYield = createYieldQueue()
  return (owner) => {
    let own = 0
    const take = (bytes: number) => {
      own += bytes
      taken += bytes
      const total = (takenBy.get(owner) ?? 0) + bytes
      if (total > 0) takenBy.set(owner, total)
      else takenBy.delete(owner)
    }
    const leave = () => take(-own)
    return {
      leave,
      async read({ file }) {
        const chunks: Uint8Array[] = []
        let isFull = false
        for await (const chunk of file as AsyncIterable<Uint8Array>) {
          await nextYield()
          const after = { all: taken + chunk.length, own: (takenBy.get(owner) ?? 0) + chunk.length }
          isFull ||= after.all > most.all || after.own > most.own
          // Reads the remaining body without keeping it, so that the client receives the response.
          if (isFull) {
            leave()
            chunks.length = 0
            continue
          }
          take(chunk.length)
          chunks.push(chunk)
        }
        if (isFull) throw new AppError('Unavailable', {}, retryAfterSeconds)
        if (file.truncated) throw new AppError('ImageTooLarge')
        // Copying the file blocks the event loop, so it waits for a turn of its own.
        await nextYield()
        return Buffer.concat(chunks)
      },
    }
  }
}

import { AppError } from '../errors.ts'
import { requestScope } from './request-scope.ts'
import { retryAfterSeconds } from './semaphore.ts'

export interface FairSemaphore {
  /**
   * Runs work when it is the turn of `key`, the user on whose behalf it runs.
   * @throws Unavailable when the key's queue is full
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

/**
 * Runs at most `capacity` works at once, and one per key. Keys take turns, so that a key with much waiting work delays
 * others by one of its works at most.
 */
export function createFairSemaphore(capacity: number, longestQueue: number): FairSemaphore {
  let free = capacity
  const running = new Set<string>()
  /** Waiting work by key, in the order of turns. */
  const queues = new Map<string, (() => void)[]>()

  const putLast = (key: string) => {
    const queue = queues.get(key)
    queues.delete(key)
    if (queue && queue.length > 0) queues.set(key, queue)
  }
  const admit = () => {
    for (const [key, queue] of queues) {
      if (free === 0) return
      if (running.has(key)) continue
      free--
      running.add(key)
      queue.shift()?.()
      putLast(key)
    }
  }
  return {
    async run(key, work) {
      const queue = queues.get(key) ?? []
      if (queue.length >= longestQueue) throw new AppError('Unavailable', {}, retryAfterSeconds)
      await new Promise<void>((enter) => {
        queue.push(enter)
        queues.set(key, queue)
        admit()
      })
      try {
        requestScope()?.requireTime()
        return await work()
      } finally {
        free++
        running.delete(key)
        putLast(key)
        admit()
      }
    },
  }
}

import { AppError } from '../errors.ts'
import { requestScope } from './request-scope.ts'

/** Limits how much work runs at once; waiting work starts first in, first out. */
export interface Semaphore {
  /** Runs work once `places` of the capacity are free. @throws Unavailable when the queue is full */
  run<T>(places: number, work: () => Promise<T>): Promise<T>
}

/** Retry-After in seconds of calls that a full queue refuses. */
export const retryAfterSeconds = 5

export function createSemaphore(capacity: number, longestQueue: number): Semaphore {
  let free = capacity
  const waiting: { places: number; enter: () => void }[] = []
  const admit = () => {
    while (waiting[0] && waiting[0].places <= free) {
      const next = waiting.shift()
      free -= next?.places ?? 0
      next?.enter()
    }
  }
  return {
    async run(places, work) {
      if (waiting.length >= longestQueue) throw new AppError('Unavailable', {}, retryAfterSeconds)
      const taken = Math.min(places, capacity)
      await new Promise<void>((enter) => {
        waiting.push({ places: taken, enter })
        admit()
      })
      try {
        requestScope()?.requireTime()
        return await work()
      } finally {
        free += taken
        admit()
      }
    },
  }
}

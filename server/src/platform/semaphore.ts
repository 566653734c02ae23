import { AppError } from './errors.ts'

/** Lets work through while the places it takes are free; the rest waits in order of arrival. */
export interface Semaphore {
  /** @throws Unavailable when too many wait already. */
  run<T>(places: number, work: () => Promise<T>): Promise<T>
}

/** Seconds after which a queue that was too long is worth another try. */
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
        return await work()
      } finally {
        free += taken
        admit()
      }
    },
  }
}

import { AppError } from './errors.ts'

/** Lets work through while the places it takes are free; the rest waits in order of arrival. */
export interface Gate {
  /** @throws Unavailable when too many wait already. */
  run<T>(places: number, work: () => Promise<T>): Promise<T>
}

/** Seconds after which a queue that was too long is worth another try. */
export const comesFree = 5

export function createGate(capacity: number, longestQueue: number): Gate {
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
      if (waiting.length >= longestQueue) throw new AppError('Unavailable', {}, comesFree)
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

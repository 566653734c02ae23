import { performance } from 'node:perf_hooks'

/** How often in the window that runs, and the milliseconds for which it still does. */
export interface Count {
  count: number
  left: number
}

export interface Counter {
  /** Counts one more by `key`. A window lasts `window` milliseconds from the first of its key. */
  add(key: string, window: number): Promise<Count>
  close(): void
}

/** Milliseconds between looks for windows that are over. */
const sweepsEvery = 60_000

/** Counts of this process alone. */
export function createMemoryCounter(): Counter {
  const windows = new Map<string, { count: number; until: number }>()
  let nextSweep = 0
  const sweep = (now: number) => {
    if (now < nextSweep) return
    nextSweep = now + sweepsEvery
    for (const [key, { until }] of windows) if (until <= now) windows.delete(key)
  }
  return {
    add: async (key, window) => {
      const now = performance.now()
      sweep(now)
      const known = windows.get(key)
      const current = known && known.until > now ? known : { count: 0, until: now + window }
      current.count++
      windows.set(key, current)
      return { count: current.count, left: current.until - now }
    },
    close: () => {},
  }
}

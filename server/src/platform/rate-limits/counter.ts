import { performance } from 'node:perf_hooks'

/** Count of a key in its current window; `left` is ms until the window ends. */
export interface Count {
  count: number
  left: number
}

export interface Counter {
  /**
   * Adds to a key's count. The window of `window` ms starts when the key is counted first; when it is over, the count
   * starts from zero.
   */
  add(key: string, window: number, amount: number): Promise<Count>
  close(): void
}

/** ms between removals of windows that have ended. */
const sweepsEvery = 60_000

export function createMemoryCounter(): Counter {
  const windows = new Map<string, { count: number; until: number }>()
  let nextSweep = 0
  const sweep = (now: number) => {
    if (now < nextSweep) return
    nextSweep = now + sweepsEvery
    for (const [key, { until }] of windows) if (until <= now) windows.delete(key)
  }
  return {
    add: async (key, window, amount) => {
      const now = performance.now()
      sweep(now)
      const known = windows.get(key)
      const current = known && known.until > now ? known : { count: 0, until: now + window }
      current.count += amount
      windows.set(key, current)
      return { count: current.count, left: current.until - now }
    },
    close: () => {},
  }
}

import { performance } from 'node:perf_hooks'

export interface Pace {
  /** Counts one more by `key`; null when it may go on, else the seconds to wait. */
  step(key: string): number | null
}

/** At most `max` in each window of `window` seconds, counted from a key's first. */
export function createPace({ max, window }: { max: number; window: number }): Pace {
  const counts = new Map<string, { count: number; until: number }>()
  let nextSweep = 0
  const sweep = (now: number) => {
    if (now < nextSweep) return
    nextSweep = now + window * 1000
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
  }
  return {
    step(key) {
      const now = performance.now()
      sweep(now)
      const known = counts.get(key)
      const current = known && known.until > now ? known : { count: 0, until: now + window * 1000 }
      counts.set(key, current)
      if (current.count >= max) return Math.max(1, Math.ceil((current.until - now) / 1000))
      current.count++
      return null
    },
  }
}

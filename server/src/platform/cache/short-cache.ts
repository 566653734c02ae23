import type { Clock } from '../clock.ts'
import { outliving } from '../concurrency/request-scope.ts'
import { LruCache } from './lru-cache.ts'

/** Returns the value that is kept under a key, or makes it; a value that fails to be made is not kept. */
export type ShortCache<T> = (key: string, make: () => Promise<T>) => Promise<T>

/** Keeps each of up to `limit` values for `lifetime` ms; simultaneous requests share one. */
export function createShortCache<T>(
  clock: Clock,
  { lifetime, limit }: { lifetime: number; limit: number },
): ShortCache<T> {
  const kept = new LruCache<string, { until: number; value: Promise<T> }>(limit)
  return (key, make) => {
    const now = clock.now().getTime()
    const known = kept.get(key)
    if (known && now < known.until) return known.value
    const entry = { until: now + lifetime, value: outliving(make) }
    kept.set(key, entry)
    entry.value.catch(() => (entry.until = 0))
    return entry.value
  }
}

import { type Facts, type Taste, tasteOf, type TasteSignals } from '@otday/stylist'
import { hashOf } from '#platform/crypto/hash.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'

const kept = 300

interface TasteSource extends TasteSignals {
  userId: string
  /** The pieces of the closet, each as `id:revision`. */
  revisions: readonly string[]
}

/**
 * Learns a user's taste in clothes from signals such as votes; the result is cached while signals, date and closet stay
 * the same.
 */
export type LearnTaste = (source: TasteSource, facts: readonly Facts[]) => Taste

export function createTastes(): LearnTaste {
  const known = new LruCache<string, { key: string; taste: Taste }>(kept)
  return ({ userId, revisions, ...signals }, facts) => {
    const key = hashOf([JSON.stringify(signals), ...revisions])
    const before = known.get(userId)
    if (before?.key === key) return before.taste
    const taste = tasteOf(signals, facts)
    known.set(userId, { key, taste })
    return taste
  }
}

import type { Facts, Taste } from '@otday/stylist'
import { LruCache } from '#platform/lru-cache.ts'
import { hashOf } from './hash.ts'
import { tasteOf, type TasteSignals } from './taste.ts'

/** People whose taste is kept, those who asked last. */
const kept = 300

interface TasteSource extends TasteSignals {
  userId: string
  /** The pieces of the closet as `id:revision`. */
  revisions: readonly string[]
}

/** The taste that a person's signs teach; learned once while they, the date and the closet stay the same. */
export type Tastes = (source: TasteSource, facts: readonly Facts[]) => Taste

/** Learning from hundreds of votes takes a tenth of a second, an outfit a tenth of that. */
export function createTastes(): Tastes {
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

import { LruCache } from '#platform/lru-cache.ts'

/** Picks that stay although the closet has grown: it holds nothing better, and choosing anew at each call would cost much. */
export type SettledPicks = LruCache<string, true>

const kept = 5000

export const createSettledPicks = (): SettledPicks => new LruCache(kept)

import type { UserId } from '@otday/contract'
import { LruCache } from '#platform/lru-cache.ts'

const kept = 300

/** Of each person those of the last list of outfits, by a key of all that they follow from. */
export type KnownMatches = LruCache<UserId, { key: string; matches: number[] }>

export const createKnownMatches = (): KnownMatches => new LruCache(kept)

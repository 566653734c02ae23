import { LruCache } from '#platform/cache/lru-cache.ts'
import type { StylingDeps } from '../outfits/index.ts'
import { createKeyedMutex, type RunExclusively } from './keyed-mutex.ts'

export interface RecommendingDeps extends StylingDeps {
  runExclusively: RunExclusively
  /**
   * Keys of picks (outfits chosen for a day) that stay although pieces were added to the closet: it has nothing better,
   * and choosing again at each call costs much.
   */
  settledPicks: LruCache<string, true>
}

const picksKept = 5000

export const openRecommending = (styling: StylingDeps): RecommendingDeps => ({
  ...styling,
  runExclusively: createKeyedMutex(),
  settledPicks: new LruCache(picksKept),
})

import { LruCache } from '#platform/cache/lru-cache.ts'
import type { StylingDeps } from '../outfits/index.ts'
import { createTurns, type Turns } from './turns.ts'

export interface RecommendingDeps extends StylingDeps {
  turns: Turns
  /**
   * Keys of picks (outfits chosen for a day) that stay although pieces were added to the closet: it has nothing better,
   * and choosing again at each call costs much.
   */
  settledPicks: LruCache<string, true>
}

const picksKept = 5000

export const openRecommending = (styling: StylingDeps): RecommendingDeps => ({
  ...styling,
  turns: createTurns(),
  settledPicks: new LruCache(picksKept),
})

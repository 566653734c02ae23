import type { StylingDeps } from '../outfits/index.ts'
import { createSettledPicks, type SettledPicks } from './settled-picks.ts'
import { createTurns, type Turns } from './turns.ts'

export interface RecommendingDeps extends StylingDeps {
  turns: Turns
  settledPicks: SettledPicks
}

export const openRecommending = (styling: StylingDeps): RecommendingDeps => ({
  ...styling,
  turns: createTurns(),
  settledPicks: createSettledPicks(),
})

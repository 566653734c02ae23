import type { Urls } from '#platform/urls.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { type Closets, createClosets } from './closets.ts'
import { createHours, type Hours } from './hours.ts'
import { createKnownMatches, type KnownMatches } from './known-matches.ts'
import { createSettledPicks, type SettledPicks } from './settled-picks.ts'
import { createTastes, type Tastes } from './tastes.ts'
import { createTurns, type Turns } from './turns.ts'

export interface RecommendationDeps {
  db: Db
  clock: Clock
  urls: Urls
}

/** With state kept between calls. */
export type StylingDeps = RecommendationDeps & {
  closets: Closets
  hours: Hours
  tastes: Tastes
  turns: Turns
  matches: KnownMatches
  settledPicks: SettledPicks
}

export const openStyling = (deps: RecommendationDeps): StylingDeps => ({
  ...deps,
  closets: createClosets(),
  hours: createHours(),
  tastes: createTastes(),
  turns: createTurns(),
  matches: createKnownMatches(),
  settledPicks: createSettledPicks(),
})

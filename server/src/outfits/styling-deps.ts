import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import type { Urls } from '#platform/urls.ts'
import { openReadings, type Readings } from '../stylist-preferences/index.ts'
import { createKnownMatches, type KnownMatches } from './known-matches.ts'
import { createTastes, type LearnTaste } from './tastes.ts'

export interface OutfitParts {
  db: Db
  clock: Clock
  urls: Urls
}

/** With state kept between calls. */
export interface StylingDeps extends OutfitParts, Readings {
  tastes: LearnTaste
  matches: KnownMatches
}

export const openStyling = (parts: OutfitParts, readings = openReadings()): StylingDeps => ({
  ...parts,
  ...readings,
  tastes: createTastes(),
  matches: createKnownMatches(),
})

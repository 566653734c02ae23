import type { UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Ask, createStatements, type Db } from '#platform/db/index.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import type { Urls } from '#platform/http/urls.ts'
import { openReadings, type Readings } from '../stylist-preferences/index.ts'
import { KeptContexts } from './kept-contexts.ts'
import { createTastes, type LearnTaste } from './tastes.ts'

export interface OutfitParts {
  db: Db
  clock: Clock
  urls: Urls
}

const listsKept = 300

/** Dependencies with state that is kept between calls. */
export interface StylingDeps extends OutfitParts, Readings {
  ask: Ask
  contexts: KeptContexts
  tastes: LearnTaste
  /** Matches of each user's last list of outfits, with a key of all data from which they were computed. */
  matches: LruCache<UserId, { key: string; matches: number[] }>
}

export const openStyling = (parts: OutfitParts, readings = openReadings()): StylingDeps => ({
  ...parts,
  ...readings,
  ask: createStatements(parts.db),
  contexts: new KeptContexts(),
  tastes: createTastes(),
  matches: new LruCache(listsKept),
})

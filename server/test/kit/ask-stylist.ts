import type { Occasion, WeatherId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { openStyling } from '../../src/outfits/index.ts'
import { recommendOutfit } from '../../src/recommendations/recommend-outfit.ts'
import { openRecommending, type RecommendingDeps } from '../../src/recommendations/recommending-deps.ts'
import { writerWithoutSession } from '../../src/users/index.ts'
import { testUrls } from './fixtures.ts'
import { testApp, 하니 } from './stylist-fixtures.ts'

/** Returns the stylist as an instance that has just started would run it, on the same database. */
export const instance = (db: Db = testApp.database.db): RecommendingDeps =>
  openRecommending(openStyling({ db, clock: testApp.clock, urls: testUrls(testApp) }))

export interface Asked {
  weatherId: WeatherId
  occasion?: Occasion | undefined
  current: boolean
}
/** Asks an instance for an outfit as it serves a signed-in user. */
export const asked = (deps: RecommendingDeps, wanted: Asked, isPrefetch = false, who = 하니) =>
  recommendOutfit(deps, writerWithoutSession(who.id), { ...wanted, scene: undefined }, isPrefetch)

import type { recommendations } from '@otday/contract'
import type { Handlers } from '#platform/http/mount.ts'
import { createClosets } from './closets.ts'
import { createHours } from './hours.ts'
import { recommendOutfit, type RecommendationDeps } from './recommend-outfit.ts'
import { createTurns } from './turns.ts'

export { comfortHandlers } from './comfort.ts'
export { forgetOutfitsOf } from './queries.ts'
export type { RecommendationDeps } from './recommend-outfit.ts'

export function recommendationHandlers(deps: RecommendationDeps): Handlers<typeof recommendations> {
  const kept = { closets: createClosets(), hours: createHours(), turns: createTurns() }
  return { get: ({ viewer, query }) => recommendOutfit({ ...deps, ...kept }, viewer, query) }
}

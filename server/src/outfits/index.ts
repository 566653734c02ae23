import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import type { Metrics } from '#platform/observability/metrics.ts'
import type { Readings } from '../stylist-preferences/index.ts'
import { outfitJobs } from './jobs.ts'
import { fillOutfit, judgeOutfit } from './judge-outfit.ts'
import { keepPick, picksOf } from './keep-pick.ts'
import { listAlternatives } from './list-alternatives.ts'
import { countContexts } from './count-contexts.ts'
import { basisOf } from './outfit-basis.ts'
import { openStyling, type OutfitParts, type StylingDeps } from './styling-deps.ts'

export { comfortRange } from './comfort-range.ts'
export { followByCloset } from './follow-outfit.ts'
export { pickDays } from './jobs.ts'
export { pickOf } from './keep-pick.ts'
export { matchesOf } from './outfit-matches.ts'
export { presentOutfit } from './present-outfit.ts'
export { forgetOutfitsOf, upsertPick } from './queries-picks.ts'
export { forgetShown, insertShown, writeShown } from './queries-shown.ts'
export { type Context, readContext, requireWorn } from './read-context.ts'
export { openStyling, type StylingDeps } from './styling-deps.ts'
export { type DayAway, openTravel } from './travel.ts'
export { forecastOf, forecastWorn, observedWorn } from './worn-weather.ts'

type Parts = OutfitParts & { 'stylist-preferences': Readings; metrics: Metrics }

export const outfits = defineModule('outfits', ({ 'stylist-preferences': readings, metrics, ...parts }: Parts) => {
  const uses = openStyling(parts, readings)
  countContexts(metrics, uses.contexts)
  return { handlers: { styling: outfitHandlers(uses) }, jobs: outfitJobs(parts), uses }
})

const outfitHandlers = (deps: StylingDeps): HandlersOf<'styling'> => ({
  judge: ({ viewer, query }) => judgeOutfit(deps, viewer.id, query),
  alternatives: ({ viewer, query }) => listAlternatives(deps, viewer.id, query),
  fill: ({ viewer, query }) => fillOutfit(deps, viewer.id, query),
  basis: ({ viewer, query }) => basisOf(deps, viewer.id, query),
  picks: async ({ viewer, query }) => ({ data: await picksOf(deps, viewer.id, query.weatherId) }),
  pick: ({ viewer, body }) => keepPick(deps, viewer, body),
})

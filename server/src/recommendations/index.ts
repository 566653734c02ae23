import { defineModule } from '#platform/define-module.ts'
import type { StylingDeps } from '../outfits/index.ts'
import { createGaps } from './gaps.ts'
import { recommendOutfit } from './recommend-outfit.ts'
import { openRecommending } from './recommending-deps.ts'

export { type BriefedOutfit, briefOutfit, briefPlan } from './brief-outfit.ts'
export type { RecommendingDeps } from './recommending-deps.ts'

export const recommendations = defineModule('recommendations', ({ outfits }: { outfits: StylingDeps }) => {
  const uses = openRecommending(outfits)
  const gapsFor = createGaps(uses)
  return {
    handlers: {
      recommendations: {
        get: ({ viewer, query, exchange }) =>
          recommendOutfit(uses, viewer, query, exchange.header('sec-purpose')?.includes('prefetch')),
      },
      stylist: { gaps: async ({ viewer, query }) => ({ gaps: await gapsFor(viewer.id, query.on) }) },
    },
    uses,
  }
})

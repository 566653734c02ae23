import { memoized } from '@otday/common/memoized'
import { Recommendation } from '@otday/contract'
import { defineModule } from '#platform/define-module.ts'
import { JsonText, jsonWriter } from '#platform/http/json-writer.ts'
import type { StylingDeps } from '../outfits/index.ts'
import { createGaps } from './gaps.ts'
import { recommendOutfit } from './recommend-outfit.ts'
import { openRecommending } from './recommending-deps.ts'

export { type BriefedOutfit, briefOutfit, briefPlan } from './brief-outfit.ts'
export type { RecommendingDeps } from './recommending-deps.ts'

const write = jsonWriter(Recommendation)

/** Writes a response once: a kept one is sent many times. */
const written = memoized(
  new WeakMap<Recommendation, JsonText<Recommendation>>(),
  (response) => new JsonText(write(response)),
)

export const recommendations = defineModule('recommendations', ({ outfits }: { outfits: StylingDeps }) => {
  const uses = openRecommending(outfits)
  const gapsFor = createGaps(uses)
  return {
    handlers: {
      recommendations: {
        get: async ({ viewer, query, exchange }) =>
          written(await recommendOutfit(uses, viewer, query, exchange.header('sec-purpose')?.includes('prefetch'))),
      },
      stylist: { gaps: async ({ viewer, query }) => ({ gaps: await gapsFor(viewer.id, query.on) }) },
    },
    uses,
  }
})

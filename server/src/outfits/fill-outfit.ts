import { type Judgement, outfitLimit, type ParsedOf, type styling, type UserId } from '@otday/contract'
import { fill } from '@otday/stylist'
import { stepwise } from '#platform/breathe.ts'
import { presentJudgement } from './judge-outfit.ts'
import { readContext, requireWorn } from './read-context.ts'
import type { StylingDeps } from './styling-deps.ts'

/**
 * Adds what an outfit around these pieces would have; all of them stay.
 * @throws WeatherNotFound; ClothesNotFound for pieces not one's own.
 */
export async function fillOutfit(
  deps: StylingDeps,
  userId: UserId,
  { weatherId, clothesIds, scene, ...asked }: ParsedOf<typeof styling.fill>['query'],
): Promise<Judgement> {
  const context = await readContext(deps, userId, weatherId)
  const filled = await stepwise(fill(context, asked, requireWorn(context, clothesIds), outfitLimit))
  return presentJudgement(deps, context, filled, scene)
}

import { type FlatLayFormat, type Judgement, outfitLimit, type UserId } from '@otday/contract'
import { fill, judge } from '@otday/stylist'
import { stepwise } from '#platform/breathe.ts'
import { choosable } from './choosable.ts'
import { presentJudgement, readWearing, type Wearing } from './judge-outfit.ts'
import type { StylingDeps } from './styling-deps.ts'

/**
 * Adds what an outfit around these pieces would have; all of them stay.
 * @throws WeatherNotFound; ClothesNotFound for pieces not one's own.
 */
export async function fillOutfit(
  deps: StylingDeps,
  userId: UserId,
  { scene, ...wearing }: Wearing & { scene?: FlatLayFormat | undefined },
): Promise<Judgement> {
  const { read, styling, worn, judging } = await readWearing(deps, userId, wearing)
  const { day, options } = styling
  const kept = [...wearing.clothesIds, ...(options.fixed ?? [])]
  const filling = fill(choosable(read, kept), worn, day, { ...options, shown: [], most: outfitLimit })
  const filled = await stepwise(filling)
  return presentJudgement(deps, { read, styling, outfit: judge(filled, day, judging), format: scene })
}

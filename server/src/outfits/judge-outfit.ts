import {
  type FlatLayFormat,
  type Judgement,
  outfitLimit,
  type ParsedOf,
  type styling,
  type UserId,
} from '@otday/contract'
import { fill, hintsOf, judge, type JudgedOutfit, type Styled } from '@otday/stylist'
import { stepwise } from '#platform/concurrency/breathe.ts'
import { awayHints } from './away-hints.ts'
import { presentOutfit } from './present-outfit.ts'
import { type Context, readContext, requireWorn } from './read-context.ts'
import type { StylingDeps } from './styling-deps.ts'

/**
 * Returns how well an outfit of these pieces suits the weather and the occasion, with hints for the user.
 * @throws WeatherNotFound; ClothesNotFound for pieces that are not the user's own.
 */
export async function judgeOutfit(
  deps: StylingDeps,
  userId: UserId,
  { weatherId, clothesIds, scene, ...asked }: ParsedOf<typeof styling.judge>['query'],
): Promise<Judgement> {
  const context = await readContext(deps, userId, weatherId)
  const judged = await stepwise(judge(context, asked, requireWorn(context, clothesIds)))
  return presentJudgement(deps, context, judged, scene)
}

/**
 * Completes these pieces to an outfit for the weather and the occasion; all of them stay.
 * @throws WeatherNotFound; ClothesNotFound for pieces that are not the user's own.
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

export async function presentJudgement(
  deps: StylingDeps,
  context: Context,
  judged: Styled<JudgedOutfit>,
  format: FlatLayFormat | undefined,
): Promise<Judgement> {
  const { outfit, day } = judged
  const { said } = await presentOutfit(deps, context, judged, format)
  const hints = [...awayHints(outfit.items, context), ...hintsOf(outfit, day)]
  return { weatherId: context.day.weather.id, ...said, match: outfit.match, hints }
}

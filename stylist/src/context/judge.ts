import type { ClothesId, Occasion } from '@otday/contract'
import { judge as judgeOn, type JudgedOutfit, type JudgeOptions, judging } from '../choosing/judge.ts'
import type { Steps } from '../choosing/steps.ts'
import type { Facts } from '../reading/facts.ts'
import { notAway } from './choosable.ts'
import type { Asked, Context } from './context.ts'
import { type Styled, type Styling, stylingFor } from './styling.ts'

export const judgeOptions = ({ closet }: Context, { options }: Styling): JudgeOptions => ({
  closet: closet.facts,
  avoided: options.avoided,
  wornDaysAgo: options.wornDaysAgo,
})

/** Judges any pieces of the closet. */
export function* judge(context: Context, asked: Asked, worn: readonly Facts[]): Steps<Styled<JudgedOutfit>> {
  const styling = yield* stylingFor(context, asked)
  return { ...styling, outfit: judgedIn(context, styling, worn) }
}

/** The same where the styling is known. */
export const judgedIn = (context: Context, styling: Styling, worn: readonly Facts[]): JudgedOutfit =>
  judgeOn(worn, styling.day, judgeOptions(context, styling))

type Saved = {
  clothesIds: readonly ClothesId[]
  /** Null: as on that weekday. */
  occasion: Occasion | null
}

/** How well saved outfits go, 0–100 in their order; pieces that are gone or away count as not worn. */
export function* matchesIn(context: Context, outfits: readonly Saved[]): Steps<number[]> {
  const here = new Map<string, Facts>(notAway(context.closet, []).map((piece) => [piece.id, piece]))
  const worn = (ids: readonly string[]) => ids.flatMap((id) => here.get(id) ?? [])
  const all = worn([...new Set(outfits.flatMap(({ clothesIds }) => clothesIds))])
  const judges = new Map<Occasion | null, ReturnType<typeof judging>>()
  const matches: number[] = []
  for (const { clothesIds, occasion } of outfits) {
    yield null
    let judgeAny = judges.get(occasion)
    if (!judgeAny) {
      const styling = yield* stylingFor(context, occasion ? { occasion } : {})
      judgeAny = judging(all, styling.day, judgeOptions(context, styling))
      judges.set(occasion, judgeAny)
    }
    matches.push(judgeAny(worn(clothesIds)).match)
  }
  return matches
}

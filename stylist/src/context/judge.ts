import type { ClothesId, Occasion } from '@otday/contract'
import { completing } from '../choosing/complete.ts'
import { type Alternative, type Exchange, exchanging } from '../choosing/exchange.ts'
import { judge as judgeOn, type JudgedOutfit, type JudgeOptions, judging } from '../choosing/judge.ts'
import type { Steps } from '../choosing/steps.ts'
import { type FollowedOutfit, followOutfit, type FollowOptions } from '../following/follow.ts'
import type { Facts } from '../reading/facts.ts'
import { choosable, notAway } from './choosable.ts'
import type { Asked, Context } from './context.ts'
import { type Styled, type Styling, stylingFor } from './styling.ts'

const judgeOptions = ({ closet }: Context, { options }: Styling): JudgeOptions => ({
  closet: closet.facts,
  avoided: options.avoided,
  wornDaysAgo: options.wornDaysAgo,
})

/** Rates how well any pieces of the closet, worn together, suit the day. */
export function* judge(context: Context, asked: Asked, worn: readonly Facts[]): Steps<Styled<JudgedOutfit>> {
  const styling = yield* stylingFor(context, asked)
  return { ...styling, outfit: judgedIn(context, styling, worn) }
}

/** Does the same as `judge` when the data of the day (`styling`) is already known. */
export const judgedIn = (context: Context, styling: Styling, worn: readonly Facts[]): JudgedOutfit =>
  judgeOn(worn, styling.day, judgeOptions(context, styling))

/** Adds to the given pieces what an outfit with them would have, at most `most` pieces in all; the given ones stay. */
export function* fill(
  context: Context,
  asked: Asked,
  given: readonly Facts[],
  most: number,
): Steps<Styled<JudgedOutfit>> {
  const styling = yield* stylingFor(context, asked)
  const { day, options } = styling
  const facts = choosable(context.closet, [...given.map(({ id }) => id), ...options.fixed])
  const worn = yield* completing(facts, given, day, { ...options, shown: [], most })
  return { ...styling, outfit: judgedIn(context, styling, worn) }
}

/**
 * Returns the available pieces that could take a place in an outfit, best first, and the judgement of the outfit as it
 * is.
 */
export function* alternatives(
  context: Context,
  asked: Asked,
  worn: readonly Facts[],
  exchange: Exchange,
): Steps<{ found: readonly Alternative[]; before: JudgedOutfit }> {
  const styling = yield* stylingFor(context, asked)
  const ids = worn.map(({ id }) => id)
  const options = { ...judgeOptions(context, styling), closet: notAway(context.closet, ids) }
  const found = yield* exchanging(worn, exchange, styling.day, options)
  return { found, before: judgedIn(context, styling, worn) }
}

/** Finds pieces of the closet that recreate a posted outfit. */
export function* follow(
  context: Context,
  posted: readonly Facts[],
): Steps<Styled<JudgedOutfit> & { followed: FollowedOutfit }> {
  const styling = yield* stylingFor(context, {})
  const { day, options } = styling
  const { wornDaysAgo, avoided, seed } = options
  const taken = takenOf(context.closet)
  const followed = yield* followOutfit(posted, context.closet.facts, day, { taken, wornDaysAgo, avoided, seed })
  const worn = followed.pieces.flatMap(({ piece }) => piece ?? [])
  return { ...styling, followed, outfit: judgedIn(context, styling, worn) }
}

/**
 * Returns by id why a piece cannot be worn: it is in the wash (WASH), packed away (STORAGE) or planned for another day.
 */
function takenOf(closet: Context['closet']): NonNullable<FollowOptions['taken']> {
  const free = new Set(choosable(closet, []).map(({ id }) => id))
  const away = new Map(closet.away.map(({ clothesId, place }) => [clothesId, place]))
  const taken = closet.facts.filter(({ id }) => !free.has(id))
  return Object.fromEntries(taken.map(({ id }) => [id, away.get(id) ?? 'PLANNED']))
}

type Saved = {
  clothesIds: readonly ClothesId[]
  /** Occasion that the outfit is judged for; null: the weekday's usual one. */
  occasion: Occasion | null
}

/**
 * Returns how well each saved outfit suits the day, 0–100, in the given order. Pieces that have left the closet, are in
 * the wash or packed away count as not worn.
 */
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

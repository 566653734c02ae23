import type { JudgedOutfit } from '../choosing/judge.ts'
import type { Steps } from '../choosing/steps.ts'
import { type FollowedOutfit, followOutfit, type FollowOptions } from '../following/follow.ts'
import type { Facts } from '../reading/facts.ts'
import { choosable } from './choosable.ts'
import type { Context } from './context.ts'
import { judgedIn } from './judge.ts'
import { type Styled, stylingFor } from './styling.ts'

/** What the closet has for a posted outfit. */
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

/** Why pieces are not to be taken: away, or reserved for a plan. */
function takenOf(closet: Context['closet']): NonNullable<FollowOptions['taken']> {
  const free = new Set(choosable(closet, []).map(({ id }) => id))
  const away = new Map(closet.away.map(({ clothesId, place }) => [clothesId, place]))
  const taken = closet.facts.filter(({ id }) => !free.has(id))
  return Object.fromEntries(taken.map(({ id }) => [id, away.get(id) ?? 'PLANNED']))
}

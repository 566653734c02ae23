import { completing } from '../choosing/complete.ts'
import type { JudgedOutfit } from '../choosing/judge.ts'
import type { Steps } from '../choosing/steps.ts'
import type { Facts } from '../reading/facts.ts'
import { choosable } from './choosable.ts'
import type { Asked, Context } from './context.ts'
import { judgedIn } from './judge.ts'
import { type Styled, stylingFor } from './styling.ts'

/** Adds what an outfit around the given pieces would have, at most `most` in all; the given ones stay. */
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

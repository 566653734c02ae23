import { type Alternative, type Exchange, exchanging } from '../choosing/exchange.ts'
import type { JudgedOutfit } from '../choosing/judge.ts'
import type { Steps } from '../choosing/steps.ts'
import type { Facts } from '../reading/facts.ts'
import { notAway } from './choosable.ts'
import type { Asked, Context } from './context.ts'
import { judgedIn, judgeOptions } from './judge.ts'
import { stylingFor } from './styling.ts'

/** All pieces at hand that could take a place in an outfit, best first, and the outfit as it is. */
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

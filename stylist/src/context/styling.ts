import { seoulDate, seoulHour } from '@otday/common/seoul-time'
import type { Occasion } from '@otday/contract'
import type { Outfit, RecommendOptions } from '../choosing/recommend.ts'
import type { Steps } from '../choosing/steps.ts'
import { type Day, dayOf } from '../day/day.ts'
import { offsetOf } from '../learning/index.ts'
import type { Facts } from '../reading/facts.ts'
import { choosable } from './choosable.ts'
import { type Asked, type Context, saidFor } from './context.ts'
import { fixedOf, occasionOf, planOf } from './plan-of.ts'
import { habitsOf } from './taste-of.ts'

/** The data on which the choice of an outfit depends; it is the same for all outfits of an occasion on a day. */
export type Styling = { occasion: Occasion; day: Day; options: Required<Omit<RecommendOptions, 'tables'>> }

export type Styled<O extends Outfit = Outfit> = Styling & { outfit: O }

export function* stylingFor(context: Context, asked: Asked): Steps<Styling> {
  const { at, closet, preferences, taste, history } = context
  const { weather, hours } = context.day
  const { id, date } = weather
  const { locked = [] } = asked
  const occasion = occasionOf(asked, preferences, date)
  const learned = taste.learn(locked.length > 0 ? { ids: locked, occasion } : null)
  yield null
  const habits = yield* habitsOf(closet.facts, history.worn, learned, occasion)
  const wearer = {
    date,
    now: date === seoulDate(at) ? seoulHour(at) : null,
    sensitivity: preferences.sensitivity,
    offset: offsetOf(taste.feelings) + learned.offset,
  }
  const day = dayOf(weather.forecast, hours, planOf(asked, preferences, wearer, saidFor(context, occasion)))
  yield null
  const shown = history.shown.filter((one) => one.occasion === occasion).map(({ key }) => key)
  const options = {
    seed: `${closet.ownerId} ${date} ${id}`,
    shown,
    locked,
    fixed: fixedOf(asked, preferences, date),
    avoided: preferences.avoided,
    ...habits,
  }
  return { occasion, day, options }
}

/** Returns the pieces from which the day's outfits are chosen. */
export const choosableFor = (context: Context, { occasion, options }: Styling): readonly Facts[] =>
  choosable(context.closet, [...options.locked, ...options.fixed], saidFor(context, occasion)?.without)

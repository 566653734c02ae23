import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { feelingOf, lowestOut } from './feeling.ts'
import type { Need } from './need.ts'

/**
 * Felt °C up to which legs are covered: during every sport (`anywhere`), and on the way to a sport for which people
 * change or that is indoors (`onTheWay`).
 */
const coveredLegsTo = { anywhere: 5, onTheWay: 8 } as const
/**
 * `to`: °C of the coldest hour up to which people put on trousers after a game; `from`: hour from which the game is one
 * of the evening.
 */
const afterGame = { to: 12, from: 17 } as const

/** Whether clothes for the trip to the sport and home count, because people change for it or play indoors. */
const hasWay = ({ purpose }: Day) => purpose === 'SPORT BALL' || purpose === 'SPORT GYM'

const isCoolWay = (day: Day) =>
  day.purpose === 'SPORT GYM' || (day.purpose === 'SPORT BALL' && (day.out[0]?.hour ?? 0) >= afterGame.from)

/** Whether a piece is a pair of training trousers on a day when the trip to the sport requires covered legs. */
export const isForTheWay = (f: Facts, day: Day) =>
  f.type === 'BOTTOM' && has(f, 'athleisure') && !has(f, 'shortLegs') && coveredLegsNeeds(day).length > 0

export function coveredLegsNeeds(day: Day): readonly Need[] {
  if (day.occasion !== 'SPORT' || day.span === 'home') return []
  const isCold = day.cold <= (hasWay(day) ? coveredLegsTo.onTheWay : coveredLegsTo.anywhere)
  if (!isCold && !(isCoolWay(day) && lowestOut(day) <= afterGame.to)) return []
  const isFreezing = hasWay(day) && (day.cold <= coveredLegsTo.anywhere || day.ground.snow)
  return [
    {
      id: 'coveredLegs',
      rank: isFreezing ? 'kit' : isCold ? 'chilled' : 'carried',
      types: ['BOTTOM'],
      spoils: (f) => (has(f, 'shortLegs') ? 0.7 : has(f, 'athleisure') && !f.says.has('sport') ? 0.2 : 0),
    },
  ]
}

/**
 * °C of the coldest hour up to which people wear something over skin-tight clothes on the way to a gym, unless they
 * feel the heat.
 */
const overTightsTo = { cold: 22, usual: 18 } as const
/** Felt °C of the warmest hour from which nobody wears anything over skin-tight clothes on the way to a gym. */
const muggy = 27

export function wayOverNeeds(day: Day): readonly Need[] {
  const feeling = feelingOf(day)
  if (day.purpose !== 'SPORT GYM' || day.span === 'home' || feeling === 'hot') return []
  if (lowestOut(day) > overTightsTo[feeling] || day.heat >= muggy) return []
  return [
    {
      id: 'wayOver',
      rank: 'carried',
      types: ['OUTER'],
      lacks: (f) =>
        has(f, 'home', 'rainOnly', 'tailored', 'dressy') ? 1 : f.says.has('cool') || !has(f, 'heavy') ? 0 : 0.2,
    },
  ]
}

/** Felt °C up to which warm legs are needed on the way to a gym, and up to which warm shoes are. */
const frostyWay = { legs: -5, shoes: -9 } as const

/** Least clo of trousers that keep warm. */
const warmTrousers = 0.27

export const frostyWayNeeds = ({ purpose, cold, span }: Day): readonly Need[] =>
  purpose !== 'SPORT GYM' || cold > frostyWay.legs || span === 'home'
    ? []
    : [
        {
          id: 'wayLegs',
          rank: 'chilled',
          types: ['BOTTOM'],
          lacks: (f) => (f.clo >= warmTrousers ? 0 : 0.7),
          without: 0.7,
        },
      ]

/** Whether a piece is warm shoes for the way to a gym in frost, where people change into others. */
export const isForFrostyWay = (f: Facts, { purpose, cold }: Day) =>
  purpose === 'SPORT GYM' && f.type === 'SHOES' && cold <= frostyWay.shoes && has(f, 'boot', 'warmShoe')

/** Whether people wear trousers over leggings on the way to a gym, as they do in frost. */
export const wearsOverLeggings = ({ purpose, cold }: Day) => purpose === 'SPORT GYM' && cold <= frostyWay.legs

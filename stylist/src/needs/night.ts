import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { dressed } from './dressed.ts'
import { type Feeling, feelingOf, isLinen, isLongSleeve, isOuter, lowestOut } from './feeling.ts'
import { type Need, share } from './need.ts'

/** Hour from which hats against the sun are useless. */
const evening = 17

/** Whether any hour out is in daylight. */
export const seesSun = ({ out }: Day) => out.some(({ hour }) => hour < evening)

/** °C of the coldest hour out up to which people who sit outside at night, or are on a tour, put something on. */
const layerTo = 18
/**
 * °C of the coldest hour up to which a jacket over a shirt is too thin for people who sit outside at night or are on a
 * tour.
 */
const warmLayerTo: Readonly<Record<Feeling, number>> = { cold: 16, usual: 14, hot: 12 }
/**
 * Least clo of pieces that count as a layer at night: of every outer garment (`thin`), and in colder nights of an outer
 * garment (`outer`), of a knit (`knit`) and of a warm layer (`warm`).
 */
const layer = { thin: 0.2, outer: 0.28, knit: 0.26, warm: 0.42 } as const

function coldNightNeeds(day: Day): readonly Need[] {
  const { plans, occasion, span } = day
  const low = lowestOut(day)
  const isOut = plans.has('OUTDOORS') || occasion === 'TRAVEL'
  if (!plans.has('LATE') || !isOut || occasion === 'SPORT' || span === 'home' || low > layerTo) return []
  const over: Need = {
    id: 'nightLayer',
    rank: 'chilled',
    types: ['OUTER'],
    lacks: (f) => (isOuter(f) && !has(f, 'vest') ? (isLinen(f) ? 0.45 : share((layer.thin - f.clo) / 0.1)) : 1),
  }
  if (low > warmLayerTo[feelingOf(day)]) return [over]
  return [
    over,
    {
      id: 'nightWarmth',
      rank: 'chilled',
      types: ['OUTER', 'TOP', 'DRESS'],
      lacks: (f) => {
        if (f.type === 'OUTER') return !isOuter(f) || has(f, 'tailored') ? 1 : share((layer.outer - f.clo) / 0.2)
        return has(f, 'shortSleeve', 'bareArms', 'vest') ? 1 : share((layer.knit - f.clo) / 0.1)
      },
    },
  ]
}

/** °C of the coldest hour up to which people who sit outside at night wear a padded jacket or a coat. */
const campfireTo: Readonly<Record<Feeling, number>> = { cold: 10, usual: 9, hot: 7 }

/** Whether people sit or stand outside until late. */
export const isNightOutside = ({ plans }: Day) => plans.has('LATE') && plans.has('OUTDOORS')

const campfireNeeds = (day: Day): readonly Need[] =>
  !isNightOutside(day) || day.occasion === 'SPORT' || day.span === 'home' || lowestOut(day) > campfireTo[feelingOf(day)]
    ? []
    : [
        {
          id: 'campfire',
          rank: 'chilled',
          types: ['OUTER'],
          lacks: (f) =>
            has(f, 'dressy', 'tailored')
              ? 0.45
              : has(f, 'padded', 'heavy')
                ? 0
                : isOuter(f) && f.clo >= layer.warm
                  ? 0.2
                  : 0.45,
          without: 0.45,
        },
      ]

/**
 * `high`: °C of the day's high below which people who walk or sit outside in the evening take something to put on;
 * `hour`: hour from which it is evening.
 */
const coolEvening = { high: 24, hour: 20 } as const

/** °C of the air in the last hour up to which people who stay out until the evening put something on over sleeves. */
const coolEnd: Readonly<Record<Feeling, number>> = { cold: 19, usual: 18, hot: 16 }

function eveningNeeds(day: Day): readonly Need[] {
  const { plans, occasion, span, high, out } = day
  const isOut = plans.has('WALKING') || plans.has('OUTDOORS')
  const last = out.at(-1)
  if (!isOut || !last || last.hour < coolEvening.hour || occasion === 'SPORT' || span === 'home') return []
  const endsCool = plans.has('OUTDOORS') && last.air <= coolEnd[feelingOf(day)]
  if (high >= coolEvening.high && !endsCool) return []
  return [
    {
      id: 'eveningLayer',
      rank: endsCool ? 'overheated' : 'carried', // One step more than `carried`, so that it outweighs the warm noon.
      types: ['OUTER', 'TOP', 'DRESS'],
      lacks: (f) => (isOuter(f) && !has(f, 'vest') ? 0 : isLongSleeve(f) ? (endsCool ? 0.45 : 0.2) : 1),
    },
  ]
}

/** °C of the coldest hour up to which wind gets through knitwear on people who sit outside until late. */
const throughKnitTo: Readonly<Record<Feeling, number>> = { cold: 14, usual: 12, hot: 10 }

const isWindyNight = (day: Day) =>
  isNightOutside(day) &&
  day.occasion !== 'SPORT' &&
  day.span !== 'home' &&
  lowestOut(day) <= throughKnitTo[feelingOf(day)]

/** Whether a piece is a jacket that keeps off wind at night outside, where nobody minds that it is for the hills. */
export const isJacketForNight = (f: Facts, day: Day) =>
  f.type === 'OUTER' &&
  isWindyNight(day) &&
  !dressed(day) &&
  !day.plans.has('SPECIAL') &&
  (f.windproof || has(f, 'padded')) &&
  !has(f, 'rainOnly', 'cycling', 'golf', 'workwear')

const nightWindNeeds = (day: Day): readonly Need[] =>
  !isWindyNight(day)
    ? []
    : [
        {
          id: 'nightWind',
          rank: 'overheated', // One step more than `carried`: a cardigan would match as well as a jacket does.
          types: ['OUTER'],
          lacks: (f) => (!isOuter(f) ? 1 : has(f, 'knitted') ? 0.7 : 0),
        },
      ]

/** Wind in m/s from which nobody wants a short dress. */
const windy = 7

const isMini = (f: Facts) => f.kind === 'miniDress' || f.says.has('mini')

function shortDressNeeds({ plans, occasion, wind, span }: Day): readonly Need[] {
  const isLong = (plans.has('LATE') && plans.has('OUTDOORS')) || plans.has('WALKING') || plans.has('KIDS')
  if (occasion === 'SPORT' || span === 'home' || !(isLong || wind >= windy)) return []
  return [{ id: 'shortDress', rank: 'carried', types: ['DRESS'], spoils: (f) => (isMini(f) ? 0.45 : 0) }]
}

/** Returns the needs for long evenings outside, and for days on foot in a short dress. */
export const nightNeeds = (day: Day): readonly Need[] => [
  ...coldNightNeeds(day),
  ...campfireNeeds(day),
  ...eveningNeeds(day),
  ...nightWindNeeds(day),
  ...shortDressNeeds(day),
]

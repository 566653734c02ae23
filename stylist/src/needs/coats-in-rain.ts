import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { dressed } from './dressed.ts'
import { feelingOf } from './feeling.ts'
import type { Need } from './need.ts'
import { isForWetWork } from './soil.ts'
import { wetsLegs } from './rainfall.ts'

/** °C of the coldest hour up to which people who dress for others wear a coat over the jacket in rain. */
const coatOverJacketTo = 14

/** Whether rain falls that gets under an umbrella in time, on people who walk through it. */
const isLongRain = ({ rain, ground, plans, span }: Day) =>
  rain.said && !ground.snow && rain.total >= wetsLegs && !plans.has('CAR') && span !== 'home'

/**
 * Returns how badly (0–1) an outer garment protects a jacket beneath it from rain; wool soaks rain up, and cashmere is
 * spoilt.
 */
function coatLacks(f: Facts): number {
  if (has(f, 'tailored')) return 1
  if (f.waterproof) return has(f, 'dressy') ? 0 : 0.2
  if (f.kind === 'trench') return 0
  if (has(f, 'dressy')) return f.says.has('cashmere') ? 0.7 : has(f, 'heavy') ? 0.45 : 0.2
  return f.windproof ? 0.45 : 1
}

const jacketNeeds = (day: Day): readonly Need[] =>
  !dressed(day) || !isLongRain(day) || day.low > coatOverJacketTo
    ? []
    : [{ id: 'jacketInRain', rank: 'carried', types: ['OUTER'], lacks: coatLacks }]

/**
 * `from`: wind in m/s from which rain is blown under an umbrella; `to`: °C of the day's high from which nobody puts on
 * a shell against it; `cool`: °C of the coldest hour up to which those who get wet get cold.
 */
const blown = { from: 5, to: 25, cool: 14 } as const

/** Whether a piece is for work or a sport, so that nobody wears it elsewhere, whatever the rain. */
const isForOther = (f: Facts) =>
  has(f, 'golf', 'cycling') || (['workwear', 'fishing', 'ski', 'golf'] as const).some((word) => f.says.has(word))

const isFree = ({ purpose, occasion }: Day) => occasion !== 'SPORT' && purpose !== 'WORK SITE'

/** Returns the need of people who feel the cold for covered legs in such rain. */
const bareLegNeeds = (day: Day): readonly Need[] =>
  feelingOf(day) !== 'cold'
    ? []
    : [
        {
          id: 'bareLegsInRain',
          rank: 'carried',
          types: ['BOTTOM', 'DRESS'],
          spoils: (f) => (has(f, 'shortLegs') || f.says.has('mini') ? 0.45 : 0),
        },
      ]

const blownNeeds = (day: Day): readonly Need[] =>
  dressed(day) || !isFree(day) || !isLongRain(day) || day.wind < blown.from || day.high > blown.to
    ? []
    : [
        {
          id: 'blownRain',
          rank: day.low <= blown.cool || feelingOf(day) === 'cold' || day.plans.has('WALKING') ? 'carried' : 'season',
          types: ['OUTER'],
          lacks: (f) => {
            if (isForOther(f) && !isForWetWork(f, day)) return 1
            if (f.waterproof) return 0
            if (f.windproof || f.kind === 'trench') return 0.2
            return has(f, 'dressy') ? 0.45 : 1
          },
        },
        ...bareLegNeeds(day),
      ]

/** Returns the needs for a coat that keeps off rain: over a jacket, and where wind blows it under the umbrella. */
export const rainCoatNeeds = (day: Day): readonly Need[] => [...jacketNeeds(day), ...blownNeeds(day)]

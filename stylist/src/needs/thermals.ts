import type { Day } from '../day/day.ts'
import { has } from '../reading/facts.ts'
import { dressed } from './dressed.ts'
import { type Feeling, feelingOf, isOutside } from './feeling.ts'
import type { Need } from './need.ts'

/**
 * Felt °C of the coldest hour up to which thermals are worn on a day outdoors, by people who feel the cold (`cold`) and
 * by others (`usual`); up to `always`, people who feel the cold wear them on any day.
 */
const thermals = { cold: -3, usual: -8, always: -12 } as const

function upperNeeds(day: Day): readonly Need[] {
  const feeling = feelingOf(day)
  if (feeling === 'hot' || day.span === 'home' || day.occasion === 'SPORT') return []
  if (day.cold > (isOutside(day) ? thermals[feeling] : feeling === 'cold' ? thermals.always : Number.NEGATIVE_INFINITY))
    return []
  return [
    {
      id: 'thermals',
      rank: 'carried',
      types: ['UNDERWEAR'],
      lacks: (f) => (!has(f, 'thermal') ? 1 : has(f, 'upper') ? 0 : 0.3),
    },
  ]
}

/** Felt °C in the coldest hour up to which thermals are worn on the legs as well. */
const thermalLegsTo: Readonly<Record<Feeling, number>> = { cold: -10, usual: -12, hot: -18 }
/** The value of `thermalLegsTo` for people who feel the cold and are outside, or in the thin trousers of a suit. */
const coldLegsTo = -6.5

const isLegChill = (day: Day) =>
  day.cold <=
  (feelingOf(day) === 'cold' && (isOutside(day) || dressed(day)) ? coldLegsTo : thermalLegsTo[feelingOf(day)])

const legNeeds = (day: Day): readonly Need[] =>
  !isLegChill(day) || day.span === 'home' || day.occasion === 'SPORT'
    ? []
    : [
        {
          id: 'thermalLegs',
          rank: 'season',
          types: ['UNDERWEAR'],
          lacks: (f) => (has(f, 'thermal') && has(f, 'lower') ? 0 : 1),
        },
      ]

/** Returns the needs for thermals, for the upper body and for the legs. */
export const thermalNeeds = (day: Day): readonly Need[] => [...upperNeeds(day), ...legNeeds(day)]

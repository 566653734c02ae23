import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { type Feeling, feelingOf, lowestOut } from './feeling.ts'
import type { Need } from './need.ts'

/** Whether a piece is of a school uniform, and not of the one for sports. */
export const isUniform = (f: Facts) => has(f, 'school') && !has(f, 'gymUniform')

/** Whether a name says winter, and neither spring nor autumn beside it. */
export const saysOnlyWinter = ({ says }: Facts) => says.has('winter') && !says.has('spring') && !says.has('autumn')

const isForSummer = (f: Facts) =>
  f.says.has('summer') || has(f, 'shortSleeve') || (f.seasons.length === 1 && f.seasons[0] === '여름')

/** Whether a piece is of a school uniform that is not the one for summer. */
export const isWarmUniform = (f: Facts) => isUniform(f) && !isForSummer(f)

/**
 * °C of the hours out: a low or a high below which the summer uniform is wrong, and a high from which the winter one
 * is.
 */
const seasons = { summerLow: 12, summerHigh: 20, winterHigh: 24 } as const

/** Returns how wrong (0–1) a school uniform is for the weather: schools have one for summer and one for winter. */
export function uniformOutOfSeason(f: Facts, { low, high }: Day): number {
  if (saysOnlyWinter(f)) return high >= seasons.winterHigh ? 0.7 : 0
  return isForSummer(f) && (low < seasons.summerLow || high < seasons.summerHigh) ? 0.7 : 0
}

/** °C of the coldest hour out up to which pupils wear the knit or jacket of the uniform over its shirt. */
const layerTo: Readonly<Record<Feeling, number>> = { cold: 14, usual: 12, hot: 8 }

/** Whether a piece is the vest, cardigan or jacket of a uniform. */
const isUniformLayer = (f: Facts) =>
  f.kind === 'schoolVest' || f.kind === 'schoolBlazer' || (f.layer === 'mid' && /교복/.test(f.name))

/** Returns the need for the uniform's own knit or jacket, which stays on in the classroom where a coat is taken off. */
export const uniformNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SCHOOL' || lowestOut(day) > layerTo[feelingOf(day)]
    ? []
    : [
        {
          id: 'uniformLayer',
          rank: 'carried',
          types: ['TOP', 'OUTER'],
          lacks: (f) => (isUniformLayer(f) ? 0 : 1),
        },
      ]

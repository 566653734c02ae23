import type { Day } from '../day/day.ts'
import { has } from '../reading/facts.ts'
import type { Need } from './need.ts'

/** Returns the need of runners for nothing in which they stew: padding and fleece never, waterproof cloth only in rain. */
export const stewingNeeds = ({ purpose, rain }: Day): readonly Need[] =>
  purpose !== 'SPORT RUNNING'
    ? []
    : [
        {
          id: 'stewing',
          rank: 'turnedAway',
          types: ['OUTER'],
          spoils: (f) =>
            has(f, 'padded', 'heavy') ? 0.7 : f.kind === 'fleece' || (f.waterproof && !rain.said) ? 0.45 : 0,
        },
      ]

/** Names of pieces that are kept for competitions: 대회만, 시합 때만. */
const forRaces = /(?:대회|시합|레이스) ?(?:때|날)?(?:에)? ?(?:만|전용)/

/** Returns the need to train in other pieces than those kept for competitions. */
export const raceNeeds = ({ occasion, plans }: Day): readonly Need[] =>
  occasion !== 'SPORT' || plans.has('SPECIAL')
    ? []
    : [
        {
          id: 'racing',
          rank: 'carried',
          types: ['TOP', 'BOTTOM', 'SHOES'],
          spoils: ({ name }) => (forRaces.test(name) ? 0.7 : 0),
        },
      ]

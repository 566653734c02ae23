import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import type { Need } from './need.ts'

/** Felt °C up to which people wear padded jackets, whatever is printed on them. */
const anyPaddingTo = -8

/** Words for padded jackets of a class, a team, a company or a boat. */
const ofGroups: readonly Modifier[] = ['team', 'issued', 'fishing', 'workwear']
const isOfGroup = (f: Facts) => has(f, 'teamWear') || ofGroups.some((word) => f.says.has(word))

/** Whether people meet others on a date or at a ceremony, neither with children nor to play in snow, water or mud. */
const meets = ({ occasion, plans }: Day) =>
  (occasion === 'DATE' || occasion === 'FORMAL') && !plans.has('KIDS') && !plans.has('WET')

/**
 * Whether a piece is training clothes on a day when people meet others (a date or a ceremony), for which even warm
 * joggers are wrong.
 */
export const isTrainingAmongOthers = (f: Facts, day: Day) => meets(day) && has(f, 'athleisure', 'sport')

/** Returns the needs when people meet others: no training clothes, and no padded jackets with the name of a group. */
export const dateNeeds = (day: Day): readonly Need[] =>
  !meets(day)
    ? []
    : [
        {
          id: 'groupCoat',
          rank: 'turnedAway',
          types: ['OUTER'],
          spoils: (f) => (isOfGroup(f) && !(day.cold <= anyPaddingTo && has(f, 'heavy')) ? 0.45 : 0),
        },
        {
          id: 'trainingLegs',
          rank: 'turnedAway',
          types: ['BOTTOM'],
          spoils: (f) => (isTrainingAmongOthers(f, day) ? 0.45 : 0),
        },
      ]

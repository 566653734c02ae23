import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import type { Need } from './need.ts'

/** Felt °C up to which padding is worn whatever its print. */
const anyPaddingTo = -8

/** Padding and jumpers of a class, a team, a company or a boat. */
const ofGroups: readonly Modifier[] = ['team', 'issued', 'fishing', 'workwear']
const isOfGroup = (f: Facts) => has(f, 'teamWear') || ofGroups.some((word) => f.says.has(word))

/** Where one meets others, not to play outside. */
const meets = ({ occasion, plans }: Day) =>
  (occasion === 'DATE' || occasion === 'FORMAL') && !plans.has('KIDS') && !plans.has('WET')

/** Joggers keep warm, but not among others. */
export const isTrainingAmongOthers = (f: Facts, day: Day) => meets(day) && has(f, 'athleisure', 'sport')

/** What is for training or bears the name of a group is none to meet others in. */
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

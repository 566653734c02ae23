import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { type Feeling, feelingOf } from './feeling.ts'
import type { Need } from './need.ts'
import { tailored } from './suits.ts'

/** Whether the day is a party for which people dress up: indoors and without children. */
const isParty = ({ plans, occasion, purpose }: Day) =>
  plans.has('SPECIAL') &&
  !plans.has('OUTDOORS') &&
  !plans.has('KIDS') &&
  (occasion === 'DATE' || purpose === 'FORMAL EVENT')

/** Least formality (0–100) of clothes for a celebration. */
const festive = 60
const shining: readonly Modifier[] = ['velvet', 'satin', 'silk', 'lace', 'sequin', 'party']

/** °C of the day's high below which a thin dress is too cold for a party. */
const thinDressFrom = 16
const isThinDress = (f: Facts) =>
  (f.clo < 0.35 && !f.says.has('formal')) || has(f, 'shortSleeve') || f.says.has('short') || f.says.has('chiffon')

/** Returns how unsuitable a piece is for a party, 0–1: best is a dress or something shiny, then a shirt or a blouse. */
function partyLacks(f: Facts, { high }: Day): number {
  if (f.type === 'DRESS' && high < thinDressFrom && isThinDress(f)) return 0.45
  if (shining.some((word) => f.says.has(word))) return 0
  if (f.formality < festive) return 0.45
  if (f.type === 'DRESS') return f.says.has('wedding') ? 0.2 : 0
  return has(f, 'knitted') ? 0.45 : 0.2
}

/** °C of the day's high up to which people wear a jacket to a dinner. */
const jacketAtDinnerTo = 24

/** Felt °C of the coldest hour up to which a coat is as good as a jacket at a dinner. */
const coatAtDinnerTo: Readonly<Record<Feeling, number>> = { cold: 11, usual: 8, hot: 5 }

function dinnerNeeds(day: Day): readonly Need[] {
  const { plans, occasion, high, cold } = day
  if (!plans.has('SPECIAL') || occasion !== 'DATE' || !(high <= jacketAtDinnerTo || plans.has('COOL'))) return []
  return [
    {
      id: 'dinner',
      rank: 'carried',
      types: ['OUTER', 'DRESS'],
      lacks: (f) =>
        tailored(f) || f.type === 'DRESS'
          ? 0
          : !has(f, 'dressy')
            ? 0.7
            : cold <= coatAtDinnerTo[feelingOf(day)]
              ? 0
              : 0.45,
      without: 0.7,
    },
  ]
}

/** Returns the needs of a party: clothes to celebrate in, and what goes over them. */
export const partyNeeds = (day: Day): readonly Need[] =>
  isParty(day)
    ? [
        { id: 'party', rank: 'carried', types: ['TOP', 'DRESS'], lacks: (f) => partyLacks(f, day), without: 0.45 },
        ...dinnerNeeds(day),
      ]
    : dinnerNeeds(day)

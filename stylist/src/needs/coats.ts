import type { Day } from '../day/day.ts'
import { has } from '../reading/facts.ts'
import { dressed } from './dressed.ts'
import { type Feeling, feelingOf } from './feeling.ts'
import type { Need } from './need.ts'

/**
 * Felt °C of the coldest hour up to which padded coats are preferred to wool coats if nobody requires a suit, by how
 * strongly a person feels the cold.
 */
const coldSnap: Readonly<Record<Feeling, number>> = { cold: -10, usual: -13, hot: -16 }
const freely: ReadonlySet<Day['occasion']> = new Set(['WORK', 'SCHOOL', 'CASUAL', 'TRAVEL'])

const coldSnapNeeds = (day: Day): readonly Need[] =>
  day.cold > coldSnap[feelingOf(day)] || !freely.has(day.occasion) || dressed(day) || day.plans.has('CAR')
    ? []
    : [
        {
          id: 'coldSnap',
          rank: 'chilled',
          types: ['OUTER'],
          lacks: (f) =>
            (has(f, 'padded') && has(f, 'heavy')) || f.kind === 'winterParka' ? 0 : has(f, 'heavy') ? 0.2 : 1,
        },
      ]

/**
 * `to`: felt °C up to which people who work outdoors on a construction site wear lined trousers, whatever they wear
 * beneath; `clo`: least clo of such trousers.
 */
const siteFrost = { to: -5, clo: 0.3 } as const

function coldSiteNeeds(day: Day): readonly Need[] {
  if (day.purpose !== 'WORK SITE') return []
  const needs: Need[] = [
    // A long coat catches on things on a construction site, and a good coat gets spoilt.
    {
      id: 'siteCoat',
      rank: 'turnedAway',
      types: ['OUTER'],
      spoils: (f) => (has(f, 'dressy', 'tailored') ? 0.7 : 0),
    },
  ]
  if (day.plans.has('OUTDOORS'))
    needs.push({
      id: 'siteLong',
      rank: 'carried',
      types: ['OUTER'],
      spoils: (f) => (has(f, 'long') ? 0.45 : 0),
      amongOwn: true,
    })
  if (day.cold <= siteFrost.to && day.plans.has('OUTDOORS'))
    needs.push({
      id: 'siteLegs',
      rank: 'chilled',
      types: ['BOTTOM'],
      lacks: (f) => (f.clo >= siteFrost.clo ? 0 : 0.45),
      without: 0.45,
    })
  return needs
}

/** °C of the day's high from which people who are on foot all day wear no dress coat. */
const footCoatFrom = 8

const footCoatNeeds = ({ plans, occasion, high }: Day): readonly Need[] =>
  !plans.has('WALKING') ||
  high < footCoatFrom ||
  !(occasion === 'TRAVEL' || (occasion === 'CASUAL' && plans.has('OUTDOORS')))
    ? []
    : [
        {
          id: 'footCoat',
          rank: 'carried',
          types: ['OUTER'],
          spoils: (f) => (has(f, 'heavy') && has(f, 'dressy') ? 0.45 : 0),
        },
      ]

/** Felt °C up to which a coat is preferred to fur, parkas and padded jackets at a celebration. */
const formalCoatTo = 8

const formalCoatNeeds = ({ occasion, cold }: Day): readonly Need[] =>
  occasion !== 'FORMAL' || cold > formalCoatTo
    ? []
    : [
        {
          id: 'formalCoat',
          rank: 'carried',
          types: ['OUTER'],
          spoils: (f) => (has(f, 'dressy', 'tailored') ? 0 : f.kind === 'dressyPadding' ? 0.2 : 0.45),
          amongOwn: true,
        },
      ]

/**
 * Returns the needs for the right coat: a padded one in great cold, a simple and short one on a construction site, no
 * dress coat for a day on foot, and a good coat at celebrations.
 */
export const coatNeeds = (day: Day): readonly Need[] => [
  ...coldSnapNeeds(day),
  ...coldSiteNeeds(day),
  ...footCoatNeeds(day),
  ...formalCoatNeeds(day),
]

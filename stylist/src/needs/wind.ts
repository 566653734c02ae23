import { has } from '../reading/facts.ts'
import type { Day } from '../day/day.ts'
import { getsSprayed } from './dressed.ts'
import { isOuter, lowestOut } from './feeling.ts'
import type { Need } from './need.ts'

/** `from`: wind in m/s from which, and `to`: felt °C up to which, wind chills people who stand in it. */
const windy = { from: 7, to: 6 } as const
/** Felt °C up to which wind with spray chills people. */
const sprayTo = 15
const exposed: ReadonlySet<Day['purpose']> = new Set(['SPORT HIKING', 'SPORT CYCLING', 'WORK SITE'])

/** Felt °C up to which any wind on a ridge chills people who stay on it. */
const ridgeTo = -5

function chillNeeds(day: Day): readonly Need[] {
  const { wind, cold, purpose, plans } = day
  const sprays = getsSprayed(day) && cold <= sprayTo
  const chills = wind >= windy.from && cold <= windy.to && (exposed.has(purpose) || plans.has('OUTDOORS'))
  const isOnRidge = purpose === 'SPORT HIKING' && plans.has('OUTDOORS') && cold <= ridgeTo
  if (!sprays && !chills && !isOnRidge) return []
  return [
    {
      id: 'wind',
      rank: 'chilled',
      types: ['OUTER'],
      lacks: (f) => {
        if (sprays && !f.waterproof) return f.windproof ? 0.2 : 1
        return f.windproof || (has(f, 'padded') && purpose !== 'SPORT HIKING') ? 0 : 1
      },
    },
  ]
}

/** °C of the coldest hour up to which a cyclist starts with something windproof. */
const rideTo = 18.5
/** °C of the coldest hour up to which no cyclist starts without something windproof. */
const coldRide = 14

const rideNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT CYCLING' || lowestOut(day) > rideTo
    ? []
    : [
        {
          id: 'ride',
          rank: lowestOut(day) <= coldRide ? 'chilled' : 'carried',
          types: ['OUTER'],
          lacks: (f) => (f.windproof ? 0 : isOuter(f) ? 0.3 : 1),
        },
      ]

/** Wind in m/s from which rain is driven under any umbrella. */
const stormFrom = 9

const stormNeeds = ({ wind, rain, plans, occasion }: Day): readonly Need[] =>
  wind < stormFrom || !rain.said || rain.snow || rain.total < 3 || plans.has('CAR') || occasion === 'FORMAL'
    ? []
    : [
        {
          id: 'storm',
          rank: 'season',
          types: ['OUTER'],
          lacks: (f) => (f.waterproof ? 0 : f.windproof ? 0.2 : has(f, 'dressy') ? 0.45 : 1),
        },
        {
          id: 'blownSkirt',
          // People with full hands cannot hold the skirt down.
          rank: plans.has('CARRY') || plans.has('KIDS') ? 'overheated' : 'carried',
          types: ['BOTTOM', 'DRESS'],
          spoils: (f) =>
            has(f, 'skirt') && !has(f, 'tight') ? (f.kind === 'pleatedSkirt' || f.says.has('maxi') ? 0.7 : 0.2) : 0,
        },
      ]

/** Wind in m/s from which a long open coat flaps. */
const flyingFrom = 8

const flyingNeeds = ({ wind, occasion, cold, rain, span }: Day): readonly Need[] =>
  wind < flyingFrom || occasion === 'FORMAL' || span === 'home' || rain.said || cold <= windy.to
    ? []
    : [
        {
          id: 'flying',
          rank: 'season',
          types: ['OUTER'],
          spoils: (f) =>
            has(f, 'dressy') && (f.says.has('maxi') || f.kind === 'trench') && !f.says.has('cropped') ? 0.45 : 0,
        },
      ]

/** Returns the needs in wind that chills, also on a bicycle, and in wind that drives the rain. */
export const windNeeds = (day: Day): readonly Need[] => [
  ...chillNeeds(day),
  ...rideNeeds(day),
  ...stormNeeds(day),
  ...flyingNeeds(day),
]

import { has } from '../reading/facts.ts'
import type { Day } from '../day/day.ts'
import { isOuter, lowestOut } from './feeling.ts'
import type { Need } from './need.ts'

/** m/s of wind, and °C up to which it chills who stands in it. */
const windy = { from: 7, to: 6 } as const
const exposed: ReadonlySet<Day['purpose']> = new Set(['SPORT HIKING', 'SPORT CYCLING', 'WORK SITE'])

function chillNeeds(day: Day): readonly Need[] {
  const { wind, cold, purpose, plans } = day
  if (wind < windy.from || cold > windy.to || !(exposed.has(purpose) || plans.has('OUTDOORS'))) return []
  return [
    {
      id: 'wind',
      rank: 'chilled',
      types: ['OUTER'],
      lacks: (f) => (f.windproof || (has(f, 'padded') && purpose !== 'SPORT HIKING') ? 0 : 1),
    },
  ]
}

/** °C of the coldest hour up to which a cyclist starts behind something windproof. */
const rideTo = 18.5
/** °C up to which nobody starts without it. */
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

/** m/s of wind in the rain that drives it under any umbrella. */
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
          rank: 'season',
          types: ['BOTTOM', 'DRESS'],
          spoils: (f) => (has(f, 'skirt') && (f.kind === 'pleatedSkirt' || f.says.has('maxi')) ? 0.45 : 0),
        },
      ]

/** Wind that chills, on a bicycle too, and that drives the rain. */
export const windNeeds = (day: Day): readonly Need[] => [...chillNeeds(day), ...rideNeeds(day), ...stormNeeds(day)]

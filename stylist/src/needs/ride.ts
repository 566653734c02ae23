import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { isLongSleeve, lowestOut } from './feeling.ts'
import type { Need } from './need.ts'

/** °C of the coldest hour up to which cyclists cover arms and eyes. */
const coldRide = 14

/** `to`: °C of the coldest hour up to which a long sleeve goes under a jersey; `clo`: its most clo. */
const underJersey = { to: 12, clo: 0.2 } as const

export const fitsUnderJersey = (f: Facts) =>
  has(f, 'sport') && !has(f, 'cycling') && isLongSleeve(f) && f.clo <= underJersey.clo

/** Whether a piece is a thin sport top, which counts as kit under a jersey. */
export const isUnderJersey = (f: Facts, day: Day) =>
  day.purpose === 'SPORT CYCLING' && lowestOut(day) <= underJersey.to && fitsUnderJersey(f)

/** Needs for arms and eyes of cyclists; the need for gloves is in frost.ts. */
export const rideNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT CYCLING' || lowestOut(day) > coldRide
    ? []
    : [
        {
          id: 'jersey',
          rank: 'kit',
          types: ['TOP'],
          lacks: (f) => (has(f, 'cycling') ? 0 : 0.45),
          without: 0.45,
        },
        {
          id: 'rideArms',
          rank: 'carried',
          types: ['TOP', 'ACCESSORY'],
          lacks: (f) => {
            if (f.kind === 'armSleeves') return f.says.has('cool') || f.says.has('uv') ? 0.45 : 0
            return isLongSleeve(f) ? 0 : 1
          },
        },
        {
          id: 'rideEyes',
          rank: 'season',
          types: ['ACCESSORY'],
          lacks: (f) => (f.kind === 'sportGlasses' && !f.says.has('swim') && !f.says.has('ski') ? 0 : 1),
        },
      ]

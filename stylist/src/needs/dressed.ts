import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'

/** Where dress shoes, a suit and no hat come before the weather. */
export const dressed = ({ occasion, purpose, plans }: Day) =>
  occasion === 'FORMAL' || purpose === 'WORK SUIT' || (occasion === 'WORK' && plans.has('GUESTS'))

/** Felt °C up to which any warm coat is better than none. */
const coatTo = 5

/** Felt °C up to which a light coat hangs beside them at a ceremony. */
const lightCoatTo = 9

/** °C of the coldest hour out up to which a suit alone is too little for rain or the night, and hour of that. */
const coatInRain = { to: 10, night: 20 } as const

/** A ceremony that one comes from in cold rain or at night. */
export const isColdCeremony = ({ occasion, span, low, rain, out }: Day) =>
  occasion === 'FORMAL' &&
  span !== 'home' &&
  low <= coatInRain.to &&
  (rain.said || (out.at(-1)?.hour ?? 0) >= coatInRain.night)

/** A coat that keeps warm on the way and hangs at the door. */
export const isTakenOff = (f: Facts, day: Day) =>
  f.type === 'OUTER' &&
  day.occasion !== 'SPORT' &&
  ((has(f, 'dressy') && isColdCeremony(day)) ||
    (has(f, 'heavy') ? day.cold <= coatTo : day.occasion === 'FORMAL' && day.cold <= lightCoatTo && has(f, 'dressy')))

/** °C from which one plays in water. */
const bathing = 24

/** °C of the day's high up to which what is wet and played in is snow or cold mud. */
const snowPlayTo = 6

/** Who works in the wet plays in no water, and only in snow that falls. */
const works = ({ occasion }: Day) => occasion === 'WORK'

export const playsInSnow = (day: Day) =>
  day.plans.has('WET') && day.high <= snowPlayTo && (!works(day) || day.ground.snow)

export const playsInWater = (day: Day) => day.plans.has('WET') && day.high >= bathing && !works(day)

/** m/s that carry spray to who stands outside. */
const sprayFrom = 5
export const getsSprayed = (day: Day) => getsDirty(day) && day.plans.has('OUTDOORS') && day.wind >= sprayFrom

/** Between the snow of winter and the water of summer it is mud, brine and spray. */
export const getsDirty = (day: Day) => day.plans.has('WET') && !playsInSnow(day) && !playsInWater(day)

/** Where nobody asks for other clothes than those for the soil. */
const roughPlaces: ReadonlySet<Day['purpose']> = new Set(['CASUAL', 'TRAVEL', 'WORK SITE', 'WORK FREE'])

export const worksInSoil = (day: Day) => getsDirty(day) && roughPlaces.has(day.purpose)

import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { wetsLegs } from './rainfall.ts'

/** Whether people dress for others, so that dress shoes, a suit and no hat take precedence over the weather. */
export const dressed = ({ occasion, purpose, plans }: Day) =>
  occasion === 'FORMAL' || purpose === 'WORK SUIT' || (occasion === 'WORK' && plans.has('GUESTS'))

/** Felt °C up to which a heavy coat of any style is worn on the way and hung up on arrival. */
const coatTo = 5

/** Felt °C up to which people wear a light coat to a ceremony, where they hang it up. */
const lightCoatTo = 9

/**
 * `to`: °C of the coldest hour out up to which a suit alone is too thin in rain or at night; `night`: hour from which
 * it is night.
 */
const coatInRain = { to: 10, night: 20 } as const

/** Whether people come home from a ceremony in cold rain or at night. */
export const isColdCeremony = ({ occasion, span, low, rain, out }: Day) =>
  occasion === 'FORMAL' &&
  span !== 'home' &&
  low <= coatInRain.to &&
  (rain.said || (out.at(-1)?.hour ?? 0) >= coatInRain.night)

/** Whether a piece is a raincoat on the way to a ceremony in rain that lasts; those for work are not. */
export const isRaincoatOnTheWay = (f: Facts, { occasion, rain, plans }: Day) =>
  f.kind === 'raincoat' &&
  occasion === 'FORMAL' &&
  rain.said &&
  rain.total >= wetsLegs &&
  !plans.has('CAR') &&
  !f.says.has('workwear')

/** Whether a piece is a coat that is worn only on the way and hung up on arrival. */
export const isTakenOff = (f: Facts, day: Day) =>
  f.type === 'OUTER' &&
  day.occasion !== 'SPORT' &&
  (isRaincoatOnTheWay(f, day) ||
    (has(f, 'dressy') && isColdCeremony(day)) ||
    (has(f, 'heavy') ? day.cold <= coatTo : day.occasion === 'FORMAL' && day.cold <= lightCoatTo && has(f, 'dressy')))

/** °C of the day's high from which people play in water. */
const bathing = 24

/** °C of the day's high up to which playing in the wet means snow or cold mud. */
const snowPlayTo = 6

/**
 * Whether it is a day of work. People who work in the wet do not play in water, and they play in snow just on days with
 * snow.
 */
const works = ({ occasion }: Day) => occasion === 'WORK'

export const playsInSnow = (day: Day) =>
  day.plans.has('WET') && day.high <= snowPlayTo && (!works(day) || (day.ground.snow && day.plans.has('OUTDOORS')))

export const playsInWater = (day: Day) => day.plans.has('WET') && day.high >= bathing && !works(day)

/** Wind in m/s from which it carries spray to people who stand outside. */
const sprayFrom = 5
export const getsSprayed = (day: Day) => getsDirty(day) && day.plans.has('OUTDOORS') && day.wind >= sprayFrom

/**
 * Whether playing or working in the wet means mud, brine and spray, as it does between winter's snow and summer's
 * water.
 */
export const getsDirty = (day: Day) => day.plans.has('WET') && !playsInSnow(day) && !playsInWater(day)

/** Purposes for which clothes for dirty work are accepted. */
const roughPlaces: ReadonlySet<Day['purpose']> = new Set(['CASUAL', 'TRAVEL', 'WORK SITE', 'WORK FREE'])

export const worksInSoil = (day: Day) => getsDirty(day) && roughPlaces.has(day.purpose)

import type { Day } from '../day/day.ts'

/** mm of rain on a day from which cloth gets wet. */
export const wetsCloth = 3
/** mm of rain on a day from which hems that reach the ground get wet. */
export const wetsHems = 5
/** mm of rain on a day from which legs get wet up to the knee. */
export const wetsLegs = 8
/** mm of rain on a day from which cotton trousers are soaked. */
export const soaksLegs = 20
/** mm of rain on a day from which people who come by car get wet. */
export const wetsDrivers = 10

/** Number of wet hours that soak people who walk outside all day as much as heavy rain. */
const longOnFoot = 5

/**
 * Whether people spend hours on foot in heavy rain, so that all clothes that dry soon are right, even those of hikers.
 */
export const isSoakedOnFoot = ({ rain, ground, plans, occasion }: Day) =>
  rain.said &&
  !ground.snow &&
  (rain.total >= soaksLegs ||
    (rain.total >= wetsLegs && rain.hours.length >= longOnFoot && plans.has('WALKING') && plans.has('OUTDOORS'))) &&
  (plans.has('WALKING') || plans.has('OUTDOORS')) &&
  /^(?:TRAVEL|CASUAL|SCHOOL|DATE)$/.test(occasion)

/** Wind in m/s from which umbrellas turn, so that what is worn outermost gets wet. */
export const turnsUmbrellas = 7

/** Whether no hand is free: a child on one arm and bags on the other. */
export const hasNoHand = ({ plans }: Day) => plans.has('KIDS') && plans.has('CARRY')

/**
 * Returns the mm of rain from which people with full hands put on a shell: fewer if no hand is free for an umbrella.
 */
export const wetsHands = (day: Day) => (hasNoHand(day) ? wetsCloth : wetsLegs)

export const isDinner = ({ occasion, plans }: Day) => occasion === 'DATE' && plans.has('SPECIAL')

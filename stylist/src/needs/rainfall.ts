import type { Day } from '../day/day.ts'

/** mm of rain that wet cloth, hems that reach the ground, and legs up to the knee. */
export const wetsCloth = 3
export const wetsHems = 5
export const wetsLegs = 8
/** mm that soak cotton. */
export const soaksLegs = 20
/** mm of rain that wet people who come by car. */
export const wetsDrivers = 10

/** Wet hours that soak people who walk outside all day as much as heavy rain. */
const longOnFoot = 5

/** Whether people spend hours on foot in heavy rain, so that any cloth that dries is right. */
export const isSoakedOnFoot = ({ rain, ground, plans, occasion }: Day) =>
  rain.said &&
  !ground.snow &&
  (rain.total >= soaksLegs ||
    (rain.total >= wetsLegs && rain.hours.length >= longOnFoot && plans.has('WALKING') && plans.has('OUTDOORS'))) &&
  (plans.has('WALKING') || plans.has('OUTDOORS')) &&
  /^(?:TRAVEL|CASUAL|SCHOOL|DATE)$/.test(occasion)

/** Whether no hand is free: a child on one arm and bags on the other. */
export const hasNoHand = ({ plans }: Day) => plans.has('KIDS') && plans.has('CARRY')

/** Returns the mm from which people with full hands put on a shell: fewer if no hand is left for an umbrella. */
export const wetsHands = (day: Day) => (hasNoHand(day) ? wetsCloth : wetsLegs)

export const isDinner = ({ occasion, plans }: Day) => occasion === 'DATE' && plans.has('SPECIAL')

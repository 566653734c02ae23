import type { Day } from '../day/day.ts'

/** mm that wet cloth, hems that reach the ground, and legs to the knee. */
export const wetsCloth = 3
export const wetsHems = 5
export const wetsLegs = 8
/** mm that soak cotton. */
export const soaksLegs = 20
/** mm that reach who comes by car. */
export const wetsDrivers = 10

/** Wet hours that soak who walks outside all day as heavy rain does. */
const longOnFoot = 5

/** Hours on foot in heavy rain: no cloth that dries is out of place. */
export const isSoakedOnFoot = ({ rain, ground, plans, occasion }: Day) =>
  rain.said &&
  !ground.snow &&
  (rain.total >= soaksLegs ||
    (rain.total >= wetsLegs && rain.hours.length >= longOnFoot && plans.has('WALKING') && plans.has('OUTDOORS'))) &&
  (plans.has('WALKING') || plans.has('OUTDOORS')) &&
  /^(?:TRAVEL|CASUAL|SCHOOL|DATE)$/.test(occasion)

/** A child on the one arm and bags on the other. */
export const hasNoHand = ({ plans }: Day) => plans.has('KIDS') && plans.has('CARRY')

/** mm from which a shell is put on where hands are full: in less where none is left for an umbrella. */
export const wetsHands = (day: Day) => (hasNoHand(day) ? wetsCloth : wetsLegs)

export const isDinner = ({ occasion, plans }: Day) => occasion === 'DATE' && plans.has('SPECIAL')

import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'

/** Where dress shoes, a suit and no hat come before the weather. */
export const dressed = ({ occasion, purpose, plans }: Day) =>
  occasion === 'FORMAL' ||
  purpose === 'WORK SUIT' ||
  ((occasion === 'WORK' || occasion === 'SCHOOL') && plans.has('GUESTS'))

/** Felt °C up to which any warm coat is better than none. */
const coatTo = 5

/** A coat that keeps warm on the way and hangs at the door. */
export const isTakenOff = (f: Facts, { cold, occasion }: Day) =>
  occasion !== 'SPORT' && cold <= coatTo && f.type === 'OUTER' && has(f, 'heavy')

/** °C from which one plays in water. */
export const bathing = 24

/** Who bathes wears what is for it. */
export const isForWater = (f: Facts, { plans, high }: Day) => plans.has('WET') && high >= bathing && has(f, 'swim')

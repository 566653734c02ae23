import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'

/** Where dress shoes, a suit and no hat come before the weather. */
export const dressed = ({ occasion, purpose, plans }: Day) =>
  occasion === 'FORMAL' || purpose === 'WORK SUIT' || (occasion === 'WORK' && plans.has('GUESTS'))

/** Felt °C up to which any warm coat is better than none. */
export const coatTo = 5

/** Felt °C up to which a light coat hangs beside them at a ceremony. */
const lightCoatTo = 9

/** A coat that keeps warm on the way and hangs at the door. */
export const isTakenOff = (f: Facts, { cold, occasion }: Day) =>
  f.type === 'OUTER' &&
  occasion !== 'SPORT' &&
  (has(f, 'heavy') ? cold <= coatTo : occasion === 'FORMAL' && cold <= lightCoatTo && has(f, 'dressy'))

/** °C from which one plays in water. */
export const bathing = 24

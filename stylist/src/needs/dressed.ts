import type { Day } from '../day/day.ts'

/** Where dress shoes, a suit and no hat come before the weather. */
export const dressed = ({ occasion, purpose, plans }: Day) =>
  occasion === 'FORMAL' || purpose === 'WORK SUIT' || (occasion === 'WORK' && plans.has('GUESTS'))

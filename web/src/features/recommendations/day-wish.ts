import type { ReadDay } from '@otday/contract'
import { parameters, type Wish } from './wish.ts'

/** Returns the wish that a line about the day named. */
export const wishOf = ({ occasion, formalEvent, sport }: Pick<ReadDay, keyof Wish>): Wish => ({
  occasion,
  formalEvent: formalEvent ?? undefined,
  sport: sport ?? undefined,
})

/** Whether a request for the other wish would bring nothing new. */
export const includes = (wish: Wish, other: Wish): boolean =>
  parameters.every((name) => other[name] === undefined || other[name] === wish[name])

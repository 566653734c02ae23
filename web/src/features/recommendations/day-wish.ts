import type { ReadDay } from '@otday/contract'
import { parameters, type Wish } from './wish.ts'

/** Returns the wish (occasion, event and sport) that the server derived from the user's note about the day. */
export const wishOf = ({ occasion, formalEvent, sport }: Pick<ReadDay, keyof Wish>): Wish => ({
  occasion,
  formalEvent: formalEvent ?? undefined,
  sport: sport ?? undefined,
})

/** Whether `wish` has everything that `other` names. */
export const includes = (wish: Wish, other: Wish): boolean =>
  parameters.every((name) => other[name] === undefined || other[name] === wish[name])

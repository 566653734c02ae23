import { type Occasion, type Purpose, purposes, usualHours } from '../day/plan.ts'
import type { Facts } from '../reading/facts.ts'
import { unsuitable } from './unsuitable.ts'
import { fittedTables } from './tables.ts'

const occasions = Object.keys(usualHours) as Occasion[]

/** Share (0–1) of people who would not wear a piece for a purpose, below which it counts as worn for it. */
const tolerated = 0.45

/** Returns the purposes for which a piece is worn; none for one that its owner never wears. */
export function purposesOf(f: Facts): Purpose[] {
  if (f.condition === 'unworn') return []
  const tables = fittedTables()
  return purposes.filter((purpose) => unsuitable(f, purpose, tables) < tolerated)
}

/** Returns the occasions for which the piece is worn, whichever of their purposes it suits. */
export const occasionsOf = (f: Facts): Occasion[] => occasionsIn(purposesOf(f))

export const occasionsIn = (suited: readonly Purpose[]): Occasion[] =>
  occasions.filter((occasion) => suited.some((purpose) => purpose.split(' ')[0] === occasion))

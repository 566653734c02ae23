import { type Occasion, type Purpose, purposes, usualHours } from '../day/plan.ts'
import type { Facts } from '../reading/facts.ts'
import { unsuitable } from './unsuitable.ts'
import { fittedTables } from './tables.ts'

const occasions = Object.keys(usualHours) as Occasion[]

/** Share of people who would not wear a piece there, up to which it counts as worn. */
const tolerated = 0.45

/** Returns the purposes for which a piece is worn; none for one that its owner never wears. */
export function purposesOf(f: Facts): Purpose[] {
  if (f.condition === 'unworn') return []
  const tables = fittedTables()
  return purposes.filter((purpose) => unsuitable(f, purpose, tables) < tolerated)
}

/** Occasions, of whatever kind, that the piece is worn for. */
export const occasionsOf = (f: Facts): Occasion[] => occasionsIn(purposesOf(f))

export const occasionsIn = (suited: readonly Purpose[]): Occasion[] =>
  occasions.filter((occasion) => suited.some((purpose) => purpose.split(' ')[0] === occasion))

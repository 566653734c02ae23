import { type Occasion, purposes, usualHours } from '../day/plan.ts'
import type { Facts } from '../reading/facts.ts'
import { unsuitable } from './piece-harm.ts'
import { fittedTables } from './tables.ts'

const occasions = Object.keys(usualHours) as Occasion[]

/** Share of people who would not wear it there. */
const tolerated = 0.45

/** Occasions, of whatever kind, that the piece is worn for; none for one that its owner never wears. */
export function occasionsOf(f: Facts): Occasion[] {
  if (f.condition === 'unworn') return []
  const tables = fittedTables()
  return occasions.filter((occasion) =>
    purposes.some((purpose) => purpose.split(' ')[0] === occasion && unsuitable(f, purpose, tables) < tolerated),
  )
}

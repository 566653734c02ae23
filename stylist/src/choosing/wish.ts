import type { ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import type { Candidate } from './candidates.ts'

/** What small pieces are chosen beside: the garments and shoes already decided. */
export type PartialOutfit = {
  facts: readonly Facts[]
  worn: readonly Candidate[]
  shoes: Facts | null
  day: Day
  shortOfClo: number
}

/** A small piece that the day, the occasion or the look asks for. */
export type Wish = {
  type: ClothesType
  /** Share of people who would miss a piece of this sort today, 0–1; at 0.5 and more it is looked for. */
  missed: number
  fits: (f: Facts) => boolean
  /** How much it weighs when nothing fitting is owned, 0–1. */
  needed?: number
  /** Share of people who would mind just this piece here. */
  minded?: (f: Facts) => number
}

/** Whether a piece bears one of these marks. */
export const has = (f: Facts, ...marks: readonly string[]) => marks.some((mark) => f.marks.has(mark))

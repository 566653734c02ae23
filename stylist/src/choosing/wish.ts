import type { ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import type { Candidate } from './candidates.ts'

/** The garments and shoes chosen so far. */
export type PartialOutfit = {
  facts: readonly Facts[]
  worn: readonly Candidate[]
  shoes: Facts | null
  day: Day
  shortOfClo: number
}

/** A wish for a small piece, caused by day, occasion or outfit. */
export type Wish = {
  type: ClothesType
  /** Share (0–1) of people who would miss a piece that fits the wish; from 0.5 on, one is sought. */
  missed: number
  fits: (f: Facts) => boolean
  /** Factor (0–1) for the penalty points of the wish if no piece is chosen for it; 0 when absent. */
  needed?: number
  /** Returns the share (0–1) of people who would object to a piece in this outfit. */
  minded?: (f: Facts) => number
  /** Whether any fitting piece is better than none, so that one is worn despite objections. */
  always?: boolean
  /** Whether the piece goes with everything or is not seen, so that clashes with other pieces do not count. */
  ofCourse?: boolean
}

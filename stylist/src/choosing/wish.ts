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
  /** Share of people who would miss one, 0–1; from 0.5 on, one is sought. */
  missed: number
  fits: (f: Facts) => boolean
  /** Weight of the wish if no fitting piece is owned, 0–1. */
  needed?: number
  /** Share of people who would object to this piece here. */
  minded?: (f: Facts) => number
  /** Whether any piece that fits is better than none, so that one is worn whatever people object. */
  always?: boolean
  /** Whether the piece goes with anything or is not seen, so that no pair and no outfit counts against it. */
  ofCourse?: boolean
}

import type { ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import type { Candidate } from './candidates.ts'

/** Garments and shoes already chosen. */
export type PartialOutfit = {
  facts: readonly Facts[]
  worn: readonly Candidate[]
  shoes: Facts | null
  day: Day
  shortOfClo: number
}

/** A small piece that day, occasion or outfit calls for. */
export type Wish = {
  type: ClothesType
  /** Share of people who would miss one, 0–1; from 0.5 on it is sought. */
  missed: number
  fits: (f: Facts) => boolean
  /** Weight if none fitting is owned, 0–1. */
  needed?: number
  /** Share of people who would object to this piece here. */
  minded?: (f: Facts) => number
  /** Any that fits is better than none: whatever people object, one is worn. */
  always?: boolean
  /** Goes with the outfit by itself, or is not seen: no pair speaks against it, and no outfit is the worse for it. */
  ofCourse?: boolean
}

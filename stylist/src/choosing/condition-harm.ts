import type { Condition, Facts } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { harmOf } from './harm.ts'

/**
 * Who would not wear a piece for what its owner wrote of its state, 0–1: of the pieces with such a remark in the
 * labelled closets, the share that was ruled out for it. What a school or company gave is judged by its occasion.
 */
const shares: Readonly<Partial<Record<Modifier, number>>> = {
  torn: 0.93,
  tooSmall: 0.95,
  unworn: 0.9,
  broken: 0.88,
  stained: 0.88,
  shedding: 0.85,
  worn: 0.9,
  lastResort: 0.8,
  itchy: 0.72,
  pilled: 0.72,
  uncomfortable: 0.4,
  tooBig: 0.35,
  wornOut: 0.25,
  issued: 0.15,
}

/** What its owner wears all the same. */
const bearable = 0.3

/** Where the owner chose the condition, or nothing else is known. */
const bySaid: Readonly<Record<Condition, number>> = { fine: 0, lastResort: 0.72, unworn: 0.95 }

/** Harm of what its owner has marked as not worn: nothing that the day lacks outweighs it. */
const markedUnworn = 7

/** The share of people who would leave a piece at home for its condition, 0–1: the worst of its remarks. */
export function conditionShare({ condition, remarks }: Facts): number {
  if (condition === 'fine') return 0
  if (remarks.includes('bearable')) return bearable
  const stated = remarks.map((remark) => shares[remark] ?? 0)
  return stated.length > 0 ? Math.max(...stated) : bySaid[condition]
}

/** What the condition of a piece speaks against it, as a harm. */
export const conditionHarm = (f: Facts): number =>
  f.condition === 'unworn' && f.remarks.length === 0 ? markedUnworn : harmOf(conditionShare(f))

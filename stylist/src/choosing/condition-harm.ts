import type { Condition, Facts } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { harmOf } from './harm.ts'

/**
 * For each remark on a piece's condition, the share (0–1) of such pieces that the people of the labeled closets refuse
 * to wear for it. Clothes that were issued (by a company, say) are refused mostly for their occasion, so this share is
 * small.
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

const bearable = 0.3

/** Share (0–1) of people who would leave a piece without remarks at home, by its condition. */
const bySaid: Readonly<Record<Condition, number>> = { fine: 0, lastResort: 0.72, unworn: 0.95 }

/** Penalty points of a piece that its owner marked as never worn. */
const markedUnworn = 7

/** Returns the share (0–1) of people who would leave the piece at home for its condition: that of its worst remark. */
export function conditionShare({ condition, remarks }: Facts): number {
  if (condition === 'fine') return 0
  if (remarks.includes('bearable')) return bearable
  const stated = remarks.map((remark) => shares[remark] ?? 0)
  return stated.length > 0 ? Math.max(...stated) : bySaid[condition]
}

/**
 * Share (0–1) of people who leave a piece at home that a relative bought for them, such as a mother, as its name says
 * (`hardlyWorn`).
 */
const seldomWorn = 0.25

export function conditionHarm(f: Facts): number {
  if (f.condition === 'unworn' && f.remarks.length === 0) return markedUnworn
  return harmOf(Math.max(conditionShare(f), f.says.has('hardlyWorn') ? seldomWorn : 0))
}

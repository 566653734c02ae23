import type { Facts } from '../reading/facts.ts'
import type { Candidate, Candidates } from './candidates.ts'
import type { Pairs } from './covers.ts'
import { harmOf } from './harm.ts'
import { settings } from './settings.ts'
import type { PartialOutfit } from './wish.ts'
import { wishesOf } from './wishes.ts'

/** Mismatch with the rest: an eco bag beside a suit, a neon cap beside a coat. */
export function beside(f: Facts, partial: PartialOutfit): number {
  const dressy = Math.max(
    0,
    ...partial.facts
      .filter(({ type }) => type === 'OUTER' || type === 'DRESS' || type === 'SHOES')
      .map((g) => g.formality),
  )
  const gap = f.type === 'BAG' ? Math.max(0, dressy - f.formality - 45) / 60 : 0
  const loud = f.loudness > 45 && partial.facts.some((g) => g.loudness > 45) ? 0.4 : 0
  return Math.max(gap, loud)
}

const leftOffAt = (missed: number) => settings.missedWeight * harmOf(missed)

/**
 * One piece per wish, none just because it is owned. `harm`: wishes unmet, and objections to the pieces chosen.
 * @param limitOf harm from which a piece is left off, by the share of people who would miss one
 */
export function smallPieces(
  partial: PartialOutfit,
  candidates: Candidates,
  pairs: Pairs,
  limitOf: (missed: number) => number = leftOffAt,
): { pieces: readonly Candidate[]; harm: number } {
  const pieces: Candidate[] = []
  let harm = 0
  const besideAll = (candidate: Candidate) => partial.worn.reduce((sum, piece) => sum + pairs(piece, candidate), 0)
  for (const { type, missed, needed, fits, minded } of wishesOf(partial)) {
    let best: Candidate | null = null
    let bestHarm = limitOf(missed)
    for (const candidate of candidates.get(type) ?? []) {
      if (!fits(candidate.f) || pieces.includes(candidate)) continue
      const cost =
        candidate.harm +
        harmOf(minded?.(candidate.f) ?? 0) +
        harmOf(beside(candidate.f, partial)) -
        0.3 * candidate.turn +
        besideAll(candidate)
      if (cost < bestHarm) [best, bestHarm] = [candidate, cost]
    }
    if (best) {
      pieces.push(best)
      harm += Math.max(0, bestHarm) + settings.smallCost
    } else harm += harmOf(missed) * (needed ?? 0)
  }
  return { pieces, harm }
}

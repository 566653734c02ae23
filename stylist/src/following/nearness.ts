import { type Oklch } from '@otday/common/oklab'
import { familyOf } from '../choosing/tables.ts'
import type { Facts } from '../reading/facts.ts'

/** Weights of the differences between two pieces; assumed, not measured. Their sum is 1. */
const weights = { kind: 0.4, color: 0.3, warmth: 0.15, dress: 0.15 }

const sameFamily = 0.3
const unknownColor = 0.5
/**
 * Differences that count fully: of color as OKLab distance, of warmth in clo, of dress in points of formality or sport.
 */
const whole = { color: 0.35, warmth: 0.4, dress: 60 }

/** Greatest distance (0–1) at which pieces are still alike. */
export const farthestNear = 0.6

const share = (difference: number, most: number) => Math.min(1, Math.abs(difference) / most)

/** Returns the distance of two colors in OKLab; null if one is unknown. */
export function colorGap(a: Oklch | null, b: Oklch | null): number | null {
  if (!a || !b) return null
  const hue = ((a.h - b.h) * Math.PI) / 180
  return Math.sqrt(Math.max(0, (a.l - b.l) ** 2 + a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(hue)))
}

function kindShare(a: Facts, b: Facts): number {
  if (a.kind === b.kind) return 0
  return familyOf(a.kind) === familyOf(b.kind) ? sameFamily : 1
}

function colorShare(a: Facts, b: Facts): number {
  const gap = colorGap(a.color, b.color)
  return gap === null ? unknownColor : share(gap, whole.color)
}

/**
 * Returns the distance of two pieces, 0 (alike) to 1: the weighted differences in kind, color, warmth and dress. Never
 * throws.
 */
export function distanceOf(a: Facts, b: Facts): number {
  const dress = Math.max(share(a.formality - b.formality, whole.dress), share(a.sporty - b.sporty, whole.dress))
  return (
    weights.kind * kindShare(a, b) +
    weights.color * colorShare(a, b) +
    weights.warmth * share(a.clo - b.clo, whole.warmth) +
    weights.dress * dress
  )
}

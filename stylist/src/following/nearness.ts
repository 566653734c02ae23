import { type Oklch } from '@otday/common/oklab'
import { familyOf } from '../choosing/tables.ts'
import type { Facts } from '../reading/facts.ts'

/** Weights of the differences between two pieces; assumed, not measured. Their sum is 1. */
const weights = { kind: 0.4, color: 0.3, warmth: 0.15, dress: 0.15 }

/** Differences (0–1) of kinds of one family, and of kinds of two families that stand in for each other. */
const sameFamily = 0.3
const relatedFamily = 0.6
const unknownColor = 0.5
/**
 * Differences that count fully: of color (`colorGap`), of warmth in clo, of dress in points of formality or sport.
 */
const whole = { color: 0.35, warmth: 0.4, dress: 60 }

/** Families of which each stands in for the others: people without a turtleneck wear another knit. */
const related: readonly (readonly string[])[] = [
  ['turtlenecks', 'knits'],
  ['knits', 'cardigans'],
  ['knits', 'sweats'],
  ['shirts', 'dressShirts', 'blouses'],
  ['jeans', 'chinos', 'slacks', 'suitTrousers'],
  ['shortSkirts', 'skirts'],
  ['dresses', 'bareDresses', 'formalDresses'],
  ['paddings', 'lightDowns'],
  ['blazers', 'suitJackets'],
  ['streetJackets', 'sportJackets'],
  ['sneakers', 'leatherSneakers', 'sportShoes'],
  ['dressShoes', 'heels', 'flatShoes'],
  ['casualBags', 'handBags', 'workBags'],
  ['scarves', 'lightScarves'],
]

/** Greatest distance (0–1) at which pieces are still alike. */
export const farthestNear = 0.6

const share = (difference: number, most: number) => Math.min(1, Math.abs(difference) / most)

/**
 * Weights of lightness, and of hue and chroma, in the gap between colors: people call a lighter gray gray, but neither
 * camel nor light blue, which OKLab puts as close to it.
 */
const seen = { lightness: 0.6, hue: 2 } as const

/** Returns how far apart people see two colors, from their OKLab coordinates; null if one is unknown. */
export function colorGap(a: Oklch | null, b: Oklch | null): number | null {
  if (!a || !b) return null
  const angle = ((a.h - b.h) * Math.PI) / 180
  const tint = Math.sqrt(Math.max(0, a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(angle)))
  return Math.hypot(seen.lightness * (a.l - b.l), seen.hue * tint)
}

function kindShare(a: Facts, b: Facts): number {
  if (a.kind === b.kind) return 0
  const [one, other] = [familyOf(a.kind), familyOf(b.kind)]
  if (one === other) return sameFamily
  return related.some((families) => families.includes(one) && families.includes(other)) ? relatedFamily : 1
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

import type { ClothesType } from '@otday/contract'
import type { Facts } from '../reading/facts.ts'

/**
 * What would go wrong, least first (design/needs.md 2). `overheated` is also the weight of what is a step worse than to
 * be carried; such a need says why.
 */
export const ranks = [
  ...(['minor', 'season', 'carried', 'overheated', 'chilled', 'turnedAway', 'slipping', 'soaked'] as const),
  ...(['freezing', 'kit', 'safety'] as const),
] as const
export type Rank = (typeof ranks)[number]

/**
 * A need of a rank outweighs one of the rank below. Twice is enough: from `chilled` on the least step outweighs every
 * difference in looks; sixteen times as much cost two points of outfits worn, as trifles then won.
 */
const weightOfMinor = 0.5
const apart = 2
const weights = new Map(ranks.map((rank, at) => [rank, weightOfMinor * apart ** at]))

/** In harms (choosing/harm.ts) for each 0–1 that is unmet. */
export const weightOf = (rank: Rank) => weights.get(rank) ?? 0

/**
 * Unmet 0–1 in steps with a dead zone, so that no hundredth of a clo outweighs how an outfit looks.
 */
export function stepped(unmet: number): number {
  if (unmet < 0.12) return 0
  if (unmet < 0.3) return 0.2
  if (unmet < 0.55) return 0.45
  return unmet < 0.85 ? 0.7 : 1
}

type Named = {
  id: string
  rank: Rank
}

/** No piece of these types may spoil it: unmet is that of the worst. */
export type Spoiled = Named & {
  types: readonly ClothesType[]
  /** 0–1. */
  spoils: (f: Facts) => number
  /** Where not even the closet's best comes this near, the need cannot choose; 1 when absent. */
  within?: number
  /** Only worse than the closet's best is a fault, also of what can be left off. */
  amongOwn?: boolean
}

/** One piece of these types has to help: unmet is that of the best. */
export type Helped = Named & {
  types: readonly ClothesType[]
  /** 0 (meets it) to 1 (does nothing for it). */
  lacks: (f: Facts) => number
  /** Left unmet without any piece, 0–1; 1 when absent. */
  without?: number
}

export type Need = Spoiled | Helped

export const isSpoiled = (need: Need): need is Spoiled => 'spoils' in need

/** 0–1. */
export const share = (x: number) => Math.min(1, Math.max(0, x))

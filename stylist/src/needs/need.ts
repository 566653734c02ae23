import type { ClothesType } from '@otday/contract'
import type { Facts } from '../reading/facts.ts'

/**
 * Ranks of needs by how bad it is if they are not met, the least bad first (design/needs.md 2). Some needs have the
 * rank `overheated` though nobody gets hot, only to weigh one step more than `carried`; a comment beside them says why.
 */
export const ranks = [
  ...(['minor', 'season', 'carried', 'overheated', 'chilled', 'turnedAway', 'slipping', 'soaked'] as const),
  ...(['freezing', 'kit', 'safety'] as const),
] as const
export type Rank = (typeof ranks)[number]

/** Penalty points (how badly an outfit suits the day; 0 is none) of a wholly unmet need of the lowest rank. */
const weightOfMinor = 0.5
/**
 * Factor by which a need outweighs one of the rank below. A factor of 2 is enough: from `chilled` on, even the least
 * unmet share outweighs all differences in appearance. With a factor of 16, people would wear 2 % fewer of the outfits,
 * as trifles decided.
 */
const apart = 2
const weights = new Map(ranks.map((rank, at) => [rank, weightOfMinor * apart ** at]))

/** Returns the penalty points (choosing/harm.ts) of a wholly unmet need of this rank. */
export const weightOf = (rank: Rank) => weights.get(rank) ?? 0

/** Rounds an unmet share (0–1) to steps with a dead zone, so that a hundredth of a clo does not outweigh appearance. */
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

/** A need that no piece of these types may spoil; the worst piece determines its unmet share. */
export type Spoiled = Named & {
  types: readonly ClothesType[]
  /** Returns how much a piece spoils the need, 0–1. */
  spoils: (f: Facts) => number
  /**
   * If even the closet's best piece spoils more than this share (0–1) of the need, the need is ignored, as no choice
   * can meet it; 1 when absent.
   */
  within?: number
  /**
   * Whether a piece counts as a fault just as far as it is worse than the closet's best one, even for types that an
   * outfit can do without, such as outer garments. For types that every outfit needs, this is always so.
   */
  amongOwn?: boolean
}

/** A need that one piece of these types must meet; the best piece determines its unmet share. */
export type Helped = Named & {
  types: readonly ClothesType[]
  /** Returns how far a piece leaves the need unmet: 0 (meets it) to 1 (does nothing for it). */
  lacks: (f: Facts) => number
  /** Share that is unmet without any piece, 0–1; 1 when absent. */
  without?: number
}

export type Need = Spoiled | Helped

export const isSpoiled = (need: Need): need is Spoiled => 'spoils' in need

/** Limits a number to 0–1. */
export const share = (x: number) => Math.min(1, Math.max(0, x))

import type { Facts } from '../reading/facts.ts'

export type Habits = {
  seed: string
  /**
   * Returns what is subtracted from a piece's penalty points: a positive number if it is liked, a negative one if it
   * was worn lately.
   */
  turnOf: (f: Facts) => number
}

/** Returns the days between two wearings of a top or dress; `fitting` is the number of pieces to choose from. */
export const restDays = (fitting: number) => Math.min(7, Math.floor(fitting / 2))

type Worn = Readonly<Record<string, number>>

/** Days after which a piece counts as long unseen. */
const longUnseen = 14

/**
 * Penalty points of wearing a piece again the next day: many for tops, dresses and bottoms (`clothes`), few for coats,
 * shoes and bags (`kept`).
 */
const turnWeight = { clothes: 0.6, kept: 0.15 } as const

/** Penalty points that a liking of 1 outweighs. Weather takes precedence over liking, see recommend.ts. */
const likeWeight = 1.8

type Past = {
  /** Days since each piece was worn, by id. */
  worn?: Worn
  /** Liking of each piece by id, −1 to 1. */
  liked?: Readonly<Record<string, number>>
  /** Days between wearings of tops and dresses. */
  rest?: number
}

export function habitsOf(seed: string, { worn = {}, liked = {}, rest = 0 }: Past = {}): Habits {
  const resting = new Set<Facts['type']>(['TOP', 'DRESS'])
  const turning = new Set<Facts['type']>(['TOP', 'DRESS', 'BOTTOM', 'OUTER', 'SHOES', 'BAG'])
  return {
    seed,
    turnOf: (f) => {
      const like = likeWeight * Math.max(-1, Math.min(1, liked[f.id] ?? 0))
      if (!turning.has(f.type)) return like
      const ago = worn[f.id] ?? Number.POSITIVE_INFINITY
      const limit = resting.has(f.type) ? rest : f.type === 'BOTTOM' ? 1 : 0
      if (ago <= limit) return like - 1.2
      const unseen = Math.min(1, ago / longUnseen)
      return like - (resting.has(f.type) || f.type === 'BOTTOM' ? turnWeight.clothes : turnWeight.kept) * (1 - unseen)
    },
  }
}

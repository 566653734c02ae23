import type { Facts } from '../reading/facts.ts'

/** What is known of a person's wearing and liking, as the choice uses it. */
export type Habits = {
  seed: string
  /** Positive for what is liked, negative for what was worn lately, in harms. */
  turnOf: (f: Facts) => number
}

/** Days a top or dress rests: 7, or half the number of those that fit where there are fewer. */
export const restDays = (fitting: number) => Math.min(7, Math.floor(fitting / 2))

type Worn = Readonly<Record<string, number>>

/** Days after which a piece counts as not seen for long. */
const longUnseen = 14

/** Harm of a piece worn yesterday against one unseen for long: clothes take turns, coats and shoes are kept on. */
const turnWeight = { clothes: 0.35, kept: 0.04 } as const

/** What −1…1 for a piece weighs as a harm; weather stays first, see recommend. */
const likeWeight = 1.2

/**
 * Habits from days since each piece was worn and from what was learned of it (−1 to 1).
 * @param rest days that tops and dresses rest
 */
export function habitsOf(seed: string, worn: Worn, liked: Readonly<Record<string, number>>, rest: number): Habits {
  const resting = new Set<Facts['type']>(['TOP', 'DRESS'])
  const turning = new Set<Facts['type']>(['TOP', 'DRESS', 'BOTTOM', 'OUTER', 'SHOES'])
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

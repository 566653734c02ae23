import type { Facts } from '../reading/facts.ts'

export type Habits = {
  seed: string
  /** In harms: positive if liked, negative if worn lately. */
  turnOf: (f: Facts) => number
}

/** Days between wearings of a top or dress; fewer in small closets. */
export const restDays = (fitting: number) => Math.min(7, Math.floor(fitting / 2))

type Worn = Readonly<Record<string, number>>

/** Days. */
const longUnseen = 14

/** Harm of a piece worn yesterday: clothes take turns, coats and shoes less so. */
const turnWeight = { clothes: 0.35, kept: 0.04 } as const

/** Harm per unit of liking. Weather comes first, see recommend. */
const likeWeight = 1.2

/**
 * @param worn days since each piece was worn
 * @param liked −1 to 1
 * @param rest days between wearings of tops and dresses
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

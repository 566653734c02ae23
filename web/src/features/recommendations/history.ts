import type { ClothesId, Recommendation } from '@otday/contract'

/** What was suggested for a day in this visit, oldest first, and which of it is shown. */
export interface History {
  outfits: readonly Recommendation[]
  at: number
}

/** Suggestions that are remembered for a day: more than anybody steps back. */
const remembered = 50

export const shownIn = ({ outfits, at }: History): Recommendation | undefined => outfits[at]

/** A new suggestion comes last and is shown, from wherever somebody had stepped back to. */
export function withOutfit(history: History | undefined, outfit: Recommendation): History {
  const outfits = [...(history?.outfits ?? []), outfit].slice(-remembered)
  return { outfits, at: outfits.length - 1 }
}

export const canStep = ({ outfits, at }: History, by: -1 | 1): boolean => outfits[at + by] !== undefined

/** The suggestion before or after the one shown; the ends are the ends. */
export const stepped = (history: History, by: -1 | 1): History =>
  canStep(history, by) ? { ...history, at: history.at + by } : history

/** Locks hold only what is seen. */
export function lockedIn(outfit: Recommendation | undefined, locked: ReadonlySet<ClothesId>): ReadonlySet<ClothesId> {
  return new Set(outfit?.clothes.map(({ clothesId }) => clothesId).filter((id) => locked.has(id)))
}

/** Tells suggestions apart: the day, the occasion and the pieces. */
export const outfitKey = ({ weatherId, occasion, clothes }: Recommendation): string =>
  [weatherId, occasion, ...clothes.map(({ clothesId }) => clothesId)].join(' ')

/** The suggestions without their question, once it is answered or skipped. */
export const withoutQuestion = (history: History): History => ({
  ...history,
  outfits: history.outfits.map((outfit) => ({ ...outfit, question: null })),
})

import type { ClothesId, Recommendation } from '@otday/contract'

/** Suggestions of this visit for a day, oldest first, and the index shown. */
export interface History {
  outfits: readonly Recommendation[]
  at: number
}

/** Remembered per day. */
const remembered = 50

export const shownIn = ({ outfits, at }: History): Recommendation | undefined => outfits[at]

/** Appends and shows it, also after stepping back. */
export function withOutfit(history: History | undefined, outfit: Recommendation): History {
  const outfits = [...(history?.outfits ?? []), outfit].slice(-remembered)
  return { outfits, at: outfits.length - 1 }
}

export const canStep = ({ outfits, at }: History, by: -1 | 1): boolean => outfits[at + by] !== undefined

/** Stops at either end. */
export const stepped = (history: History, by: -1 | 1): History =>
  canStep(history, by) ? { ...history, at: history.at + by } : history

/** Locks apply to the outfit shown. */
export function lockedIn(outfit: Recommendation | undefined, locked: ReadonlySet<ClothesId>): ReadonlySet<ClothesId> {
  return new Set(outfit?.clothes.map(({ clothesId }) => clothesId).filter((id) => locked.has(id)))
}

/** Identity: day, occasion and pieces. */
export const outfitKey = ({ weatherId, occasion, clothes }: Recommendation): string =>
  [weatherId, occasion, ...clothes.map(({ clothesId }) => clothesId)].join(' ')

/** Removes an answered or skipped question. */
export const withoutQuestion = (history: History): History => ({
  ...history,
  outfits: history.outfits.map((outfit) => ({ ...outfit, question: null })),
})

import { type ClothesId, idsOf, type Occasion, type OutfitPick, type Recommendation } from '@otday/contract'

/** Suggestions for a day during this visit, oldest first, and the index of the shown one. */
export interface History {
  outfits: readonly Recommendation[]
  at: number
}

/** Number of suggestions remembered per day. */
const remembered = 50

export const shownIn = ({ outfits, at }: History): Recommendation | undefined => outfits[at]

/** Appends an outfit and shows it, even after stepping back. */
export function withOutfit(history: History | undefined, outfit: Recommendation): History {
  const outfits = [...(history?.outfits ?? []), outfit].slice(-remembered)
  return { outfits, at: outfits.length - 1 }
}

/** Puts an outfit from before this visit in front of the others, and shows it. */
export const withEarlier = ({ outfits }: History, outfit: Recommendation): History => ({
  outfits: [outfit, ...outfits].slice(0, remembered),
  at: 0,
})

export const canStep = ({ outfits, at }: History, by: -1 | 1): boolean => outfits[at + by] !== undefined

/** Steps back or forth; stops at either end. */
export const stepped = (history: History, by: -1 | 1): History =>
  canStep(history, by) ? { ...history, at: history.at + by } : history

/** Shows an outfit again, if it is still remembered. */
export function backAt(history: History, outfit: Recommendation): History {
  const at = history.outfits.findLastIndex((one) => outfitKey(one) === outfitKey(outfit))
  return at < 0 ? history : { ...history, at }
}

export const withPinned = (history: History, pinned: readonly ClothesId[]): History => ({
  ...history,
  outfits: history.outfits.map((outfit, at) => (at === history.at ? { ...outfit, pinned: [...pinned] } : outfit)),
})

const piecesKey = (occasion: string, ids: readonly ClothesId[]) => [occasion, ...ids.toSorted()].join(' ')

/** Identifies an outfit by day, occasion and pieces. */
export const outfitKey = ({ weatherId, occasion, clothes }: Recommendation): string =>
  [weatherId, piecesKey(occasion, idsOf({ clothes }))].join(' ')

/**
 * Returns the last of the day's earlier outfits (`picks`, oldest first) that came before all outfits of this visit;
 * undefined if there is none.
 */
export function earlierPick({ outfits }: History, picks: readonly OutfitPick[]): OutfitPick | undefined {
  const known = new Map(outfits.map((outfit, at) => [piecesKey(outfit.occasion, idsOf(outfit)), at]))
  const keys = picks.map(({ occasion, clothesIds }) => piecesKey(occasion, clothesIds))
  const first = keys.findIndex((key) => known.has(key))
  return picks.slice(0, first < 0 ? picks.length : first).findLast((_pick, at) => !known.has(keys[at] ?? ''))
}

/** Returns the history with new texts, by occasion, on what the user said about the day. */
export const withSaid = (history: History, saidFor: (occasion: Occasion) => string): History => ({
  ...history,
  outfits: history.outfits.map((outfit) => ({ ...outfit, saidOfDay: saidFor(outfit.occasion) })),
})

/** Removes an answered or skipped question. */
export const withoutQuestion = (history: History): History => ({
  ...history,
  outfits: history.outfits.map((outfit) => ({ ...outfit, question: null })),
})

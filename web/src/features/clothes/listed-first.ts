import type { ClothesType, OutfitItem } from '@otday/contract'

/** Narrows what a picker shows of the closet. */
export interface PickerFilter {
  /** Empty: pieces of every type. */
  type: ClothesType | ''
  word: string
}

const isSame = (a: OutfitItem) => (b: OutfitItem) => a.clothesId === b.clothesId

/**
 * Returns an order for a picker: the given pieces come first, though their page of the closet is not loaded yet. While
 * a word is searched for, only the server knows what it finds, so then those of them come first that were loaded.
 */
export const listedFirst =
  (first: readonly OutfitItem[], { type, word }: PickerFilter) =>
  (loaded: readonly OutfitItem[]): OutfitItem[] => {
    const shown = first.filter((piece) => (word ? loaded.some(isSame(piece)) : type === '' || piece.type === type))
    return [...shown, ...loaded.filter((piece) => !shown.some(isSame(piece)))]
  }

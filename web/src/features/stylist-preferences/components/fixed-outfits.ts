import { type Clothes, type ClothesId, type ClothesType, type FixedOutfit, isBlank, normalised } from '@otday/contract'

export const fixedOn = (outfits: readonly FixedOutfit[], weekday: number): readonly ClothesId[] =>
  outfits.find((outfit) => outfit.weekday === weekday)?.clothesIds ?? []

/** Sets the outfit of a weekday; one without pieces is removed. */
export function withFixed(outfits: readonly FixedOutfit[], weekday: number, clothesIds: ClothesId[]): FixedOutfit[] {
  const others = outfits.filter((outfit) => outfit.weekday !== weekday)
  return clothesIds.length > 0 ? [...others, { weekday, clothesIds }] : others
}

interface Filter {
  /** Null: pieces of every type. */
  type: ClothesType | null
  word: string
}

const folded = (text: string) => normalised(text).toLowerCase().replace(/\s+/g, '')

/** Returns the pieces of a type whose name contains the word, ignoring case and spaces. */
export function matching(closet: readonly Clothes[], { type, word }: Filter): Clothes[] {
  const wanted = isBlank(word) ? '' : folded(word)
  return closet.filter((piece) => (type === null || piece.type === type) && folded(piece.name).includes(wanted))
}

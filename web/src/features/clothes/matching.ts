import { type Clothes, type ClothesType, isBlank, normalised } from '@otday/contract'

/** Narrows what a picker shows of the closet. */
export interface PickerFilter {
  /** Empty: pieces of every type. */
  type: ClothesType | ''
  word: string
}

const folded = (text: string) => normalised(text).toLowerCase().replace(/\s+/g, '')

/** Returns the pieces of a type whose name contains the word, ignoring case and spaces. */
export function matching(closet: readonly Clothes[], { type, word }: PickerFilter): Clothes[] {
  const wanted = isBlank(word) ? '' : folded(word)
  return closet.filter((piece) => (type === '' || piece.type === type) && folded(piece.name).includes(wanted))
}

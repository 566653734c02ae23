import type { OutfitItem } from '@otday/contract'
import type { WholeOutfit } from './use-whole-outfit.ts'

export type Slide =
  | { key: string; piece: OutfitItem; whole?: never }
  | { key: string; piece?: never; whole: WholeOutfit & { url: string } }

/** Returns the slides of an outfit: first the picture of the whole outfit, if there is one, then each piece. */
export function slidesOf({ url, ...whole }: WholeOutfit): Slide[] {
  const pieces = whole.pieces.map((piece): Slide => ({ key: piece.clothesId, piece }))
  return url ? [{ key: 'whole', whole: { ...whole, url } }, ...pieces] : pieces
}

import type { ClothesId, FixedOutfit } from '@otday/contract'

export const fixedOn = (outfits: readonly FixedOutfit[], weekday: number): readonly ClothesId[] =>
  outfits.find((outfit) => outfit.weekday === weekday)?.clothesIds ?? []

/**
 * Returns the fixed outfits after the outfit of one weekday was set; without pieces, the weekday has no fixed outfit.
 */
export function withFixed(outfits: readonly FixedOutfit[], weekday: number, clothesIds: ClothesId[]): FixedOutfit[] {
  const others = outfits.filter((outfit) => outfit.weekday !== weekday)
  return clothesIds.length > 0 ? [...others, { weekday, clothesIds }] : others
}

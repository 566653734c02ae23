import type { Clothes, OutfitItem } from '@otday/contract'

/** Returns a piece of the closet as a piece of an outfit. */
export const outfitItemOf = ({ id, name, type, imageUrl, picture, appearance, attributes }: Clothes): OutfitItem => ({
  clothesId: id,
  name,
  type,
  imageUrl,
  picture,
  appearance,
  attributes,
})

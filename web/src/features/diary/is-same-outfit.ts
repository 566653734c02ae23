import type { ClothesId, Wear } from '@otday/contract'

/** Whether a record of the diary has exactly these pieces, whatever the occasion. */
export const isSameOutfit = ({ items }: Pick<Wear, 'items'>, ids: readonly ClothesId[]): boolean =>
  items.length === ids.length && items.every(({ clothesId }) => ids.includes(clothesId))

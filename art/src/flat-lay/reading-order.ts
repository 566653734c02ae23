import type { ClothesType } from '@otday/contract'

/** Order in which screen readers and the tab key go through the types. */
const bodyOrder: readonly ClothesType[] = [
  'HAT',
  'SCARF',
  'OUTER',
  'DRESS',
  'TOP',
  'UNDERWEAR',
  'BOTTOM',
  'SOCKS',
  'SHOES',
  'BAG',
  'ACCESSORY',
  'ETC',
]

export const readingOrder = <Item extends { type: ClothesType }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => bodyOrder.indexOf(a.type) - bodyOrder.indexOf(b.type))

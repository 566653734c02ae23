import type { ClothesType } from '@otday/contract'

/**
 * Types in the order in which pieces are listed: from the outside in and downward, then carried ones, then small ones.
 */
const layout: readonly ClothesType[] = [
  'OUTER',
  'TOP',
  'DRESS',
  'BOTTOM',
  'SHOES',
  'BAG',
  'HAT',
  'SCARF',
  'SOCKS',
  'UNDERWEAR',
  'ACCESSORY',
  'ETC',
]

interface Typed {
  type: ClothesType
}
export const byLayout = (a: Typed, b: Typed) => layout.indexOf(a.type) - layout.indexOf(b.type)

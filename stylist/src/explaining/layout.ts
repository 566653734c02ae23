import type { ClothesType } from '@otday/contract'

/** Outside in and down, then what is carried, then small things. */
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

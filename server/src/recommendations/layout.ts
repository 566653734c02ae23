import type { ClothesType } from '@otday/contract'

/** How clothes are laid out: from the outside in and down, then what is carried and the small things. */
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

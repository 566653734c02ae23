import type { AnyKind } from './lexicon/types.ts'

const denim = '#4f6f9f'
const sand = '#d8c7a6'
const white = '#f7f7f5'
const black = '#1b1b1d'

/** `#rrggbb` of the cloth that a kind is known for; kinds that come in any color have none. */
export const clothColors: Readonly<Partial<Record<AnyKind, string>>> = {
  jeans: denim,
  rippedJeans: denim,
  fleecedJeans: denim,
  denimShorts: denim,
  denimSkirt: denim,
  denimDress: denim,
  denimJacket: denim,
  denimShirt: denim,
  overalls: denim,
  overallDress: denim,
  blackJeans: black,
  whiteJeans: white,
  dressShirt: white,
  trench: sand,
  parka: '#6b6a45',
  mustang: '#8a5a3b',
  leatherJacket: black,
  dressShoes: black,
  ugg: '#b08d57',
  strawHat: sand,
  ecoBag: '#efe9dc',
}

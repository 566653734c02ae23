import { type Clothes, countedClothes } from '@otday/contract'

export const countedOf = (pieces: readonly Pick<Clothes, 'type'>[]) =>
  countedClothes(
    pieces.length,
    pieces.map(({ type }) => type),
  )

import { type Clothes, countedClothes } from '@otday/contract'

/** Counts pieces in Korean units: 켤레 for shoes, 벌 for tops, 개 for several kinds together. */
export const countedOf = (pieces: readonly Pick<Clothes, 'type'>[]) =>
  countedClothes(
    pieces.length,
    pieces.map(({ type }) => type),
  )

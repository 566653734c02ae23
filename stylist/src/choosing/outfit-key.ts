import type { ClothesType } from '@otday/contract'
import type { Facts } from '../reading/facts.ts'

const mainTypes = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG'])
export const keyOf = (items: readonly Facts[]) =>
  items
    .filter(({ type }) => mainTypes.has(type))
    .map(({ id }) => id)
    .sort()
    .join(' ')

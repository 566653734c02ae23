import type { ClothesType } from '@otday/contract'

export interface ClothesFilters {
  ownerId: string
  typeEqual?: ClothesType | undefined
}

/** For queries made from the whole closet, such as a recommendation. */
export const followsCloset = { follows: 'closet' } as const

/** Ended by the filters. */
export const clothesLists = ['clothes', 'list'] as const
export interface ClothesListFilters {
  ownerId: string
  typeEqual: ClothesType | null
}

export const appearanceKey = ['clothes', 'appearance'] as const

export const clothesListKey = ({ ownerId, typeEqual }: ClothesFilters) =>
  [...clothesLists, { ownerId, typeEqual: typeEqual ?? null } satisfies ClothesListFilters] as const

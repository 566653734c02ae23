import type { ClothesType } from '@otday/contract'

/** Whose clothes, and of which type (absent: all). */
export interface ClothesFilters {
  ownerId: string
  typeEqual?: ClothesType | undefined
}

/** `meta` of queries whose answers are made from the closet as a whole, such as a recommendation. */
export const followsCloset = { follows: 'closet' } as const

/** Begins the key of every closet list; the filters end it. */
export const clothesLists = ['clothes', 'list'] as const
export interface ClothesListFilters {
  ownerId: string
  typeEqual: ClothesType | null
}

export const clothesListKey = ({ ownerId, typeEqual }: ClothesFilters) =>
  [...clothesLists, { ownerId, typeEqual: typeEqual ?? null } satisfies ClothesListFilters] as const

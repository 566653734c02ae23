import type { ClothesFilter, ClothesQuery, ClothesType } from '@otday/contract'

/** Search in one's own closet; absent parts change nothing. */
export type ClosetSearch = Partial<ClothesFilter> & {
  [Part in 'sortBy' | 'sortDirection']?: ClothesQuery[Part] | undefined
}

export interface ClothesFilters {
  ownerId: string
  typeEqual?: ClothesType | undefined
  search?: ClosetSearch | undefined
}

/** For queries made from the whole closet, such as a recommendation. */
export const followsCloset = { follows: 'closet' } as const

/** Prefix of the query keys of lists; the filters follow. */
export const clothesLists = ['clothes', 'list'] as const
export interface ClothesListFilters {
  ownerId: string
  typeEqual: ClothesType | null
  /**
   * Absent: everything, newest first. Lists with a search are refetched after changes, as only the server knows what
   * fits.
   */
  search?: ClosetSearch
}

export const closetSizes = ['clothes', 'size'] as const
export const appearanceKey = ['clothes', 'appearance'] as const
export const clothesDetailsKey = ['clothes', 'details'] as const

export const clothesListKey = ({ ownerId, typeEqual, search }: ClothesFilters) =>
  [
    ...clothesLists,
    {
      ownerId,
      typeEqual: typeEqual ?? null,
      ...(search && Object.keys(search).length > 0 && { search }),
    } satisfies ClothesListFilters,
  ] as const

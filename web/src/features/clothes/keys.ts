import type { ClothesFilter, ClothesQuery, ClothesType } from '@otday/contract'

/** Filters and order of the user's own closet; absent filters match all pieces, an absent order is newest first. */
export type ClosetSearch = Partial<ClothesFilter> & {
  [Part in 'sortBy' | 'sortDirection']?: ClothesQuery[Part] | undefined
}

export interface ClothesFilters {
  ownerId: string
  typeEqual?: ClothesType | undefined
  search?: ClosetSearch | undefined
}

/** `meta` of queries computed from the whole closet, such as a recommendation: changes of clothes make them stale. */
export const followsCloset = { follows: 'closet' } as const

/** Prefix of the query keys of lists of clothes; the filters follow. */
export const clothesLists = ['clothes', 'list'] as const
export interface ClothesListFilters {
  ownerId: string
  typeEqual: ClothesType | null
  /**
   * Absent: all pieces, newest first. Lists with a search are refetched after changes, as only the server knows which
   * pieces match.
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

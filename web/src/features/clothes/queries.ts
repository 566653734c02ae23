import { type ClothesType, pageSizes } from '@otday/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import { clothesApi } from './clothes-api.ts'
import { appearanceKey, closetSizes, type ClothesFilters, clothesListKey, followsCloset } from './keys.ts'

/**
 * Query of the pieces of a closet. It is not refetched because of its age, since every change of a piece also updates
 * the cache.
 */
export const clothesQuery = ({ ownerId, typeEqual, search = {} }: ClothesFilters) =>
  infiniteQueryOptions({
    queryKey: clothesListKey({ ownerId, typeEqual, search }),
    queryFn: ({ pageParam, signal }) =>
      clothesApi.list({ query: { ownerId, typeEqual, ...search, limit: pageSizes.default, ...pageParam } }, { signal }),
    // While a search is typed, the last results stay: skeletons after each letter would flicker.
    ...(Object.keys(search).length > 0 && { placeholderData: keepPreviousData }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Number of pieces in a closet, whatever is searched for. */
export const closetSizeQuery = (ownerId: string) =>
  queryOptions({
    queryKey: [...closetSizes, ownerId],
    queryFn: async ({ signal }) => (await clothesApi.list({ query: { ownerId, limit: 1 } }, { signal })).totalCount,
    meta: followsCloset,
  })

/** Drawing for a type and name; the last one stays while the next loads. */
export const appearanceQuery = (type: ClothesType, name: string) =>
  queryOptions({
    queryKey: [...appearanceKey, type, name],
    queryFn: ({ signal }) => clothesApi.appearance({ query: { type, name } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

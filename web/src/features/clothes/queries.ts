import { pageSizes } from '@otday/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { nextPageStart, type PageStart } from '../../platform/paged-list.ts'
import { type ClothesFilters, clothesListKey } from './keys.ts'

/** A closet, newest first, page by page. The list lives in the cache: writes change it there. */
export const clothesQuery = ({ ownerId, typeEqual }: ClothesFilters) =>
  infiniteQueryOptions({
    queryKey: clothesListKey({ ownerId, typeEqual }),
    queryFn: ({ pageParam, signal }) =>
      api.clothes.list({ query: { ownerId, typeEqual, limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
  })

import { type ClothesType, pageSizes } from '@otday/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { nextPageStart, type PageStart } from '../../platform/paged-list.ts'
import { appearanceKey, type ClothesFilters, clothesListKey } from './keys.ts'

/** Writes change the cache. */
export const clothesQuery = ({ ownerId, typeEqual }: ClothesFilters) =>
  infiniteQueryOptions({
    queryKey: clothesListKey({ ownerId, typeEqual }),
    queryFn: ({ pageParam, signal }) =>
      api.clothes.list({ query: { ownerId, typeEqual, limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The last drawing stays meanwhile. */
export const appearanceQuery = (type: ClothesType, name: string) =>
  queryOptions({
    queryKey: [...appearanceKey, type, name],
    queryFn: ({ signal }) => api.clothes.appearance({ query: { type, name } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

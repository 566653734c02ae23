import type { ClothesId, ClothesType } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { followsCloset } from '../../../clothes/index.ts'
import { stylingApi } from '../../styling-api.ts'
import type { Outfit } from './alternatives.ts'

/** Query of the pieces of the given types with which the server completes an outfit of the pieces `ids`. */
export const addedQuery = ({ weatherId, occasion }: Outfit, ids: readonly ClothesId[], types: readonly ClothesType[]) =>
  queryOptions({
    queryKey: ['added', weatherId, occasion, types, ...ids],
    queryFn: async ({ signal }) => {
      const query = { weatherId, occasion, clothesIds: ids.join(',') }
      const { clothes } = await stylingApi.fill({ query }, { signal })
      return clothes.filter(({ clothesId, type }) => types.includes(type) && !ids.includes(clothesId))
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
    meta: followsCloset,
  })

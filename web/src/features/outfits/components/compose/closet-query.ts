import type { Clothes, ClothesType, OutfitItem, UserId } from '@otday/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { nextPageStart, type PageStart } from '../../../../platform/cache/paged-list.ts'
import { clothesApi, followsCloset } from '../../../clothes/index.ts'

interface Wanted {
  ownerId: UserId
  /** Null for every type. */
  type: ClothesType | null
  word: string
}

const pageSize = 40

export const composerClosetQuery = ({ ownerId, type, word }: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['clothes', 'composer', ownerId, type, word],
    queryFn: ({ pageParam, signal }) =>
      clothesApi.list(
        {
          query: {
            ownerId,
            limit: pageSize,
            ...(type && { typeEqual: type }),
            ...(word && { keywordLike: word }),
            ...pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    placeholderData: keepPreviousData,
    meta: followsCloset,
  })

export const itemOf = ({ id, name, type, imageUrl, picture, appearance, attributes }: Clothes): OutfitItem => ({
  clothesId: id,
  name,
  type,
  imageUrl,
  picture,
  appearance,
  attributes,
})

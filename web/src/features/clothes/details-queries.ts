import { type ClothesDetails, type ClothesId, clothesDetails, type Reading, stylist } from '@otday/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api-error.ts'
import { clientOf } from '../../platform/api/transport.ts'
import { toast } from '../../ui/toast.ts'
import { patchClothes } from './cache.ts'
import { detailsTexts } from './details-texts.data.ts'
import { clothesDetailsKey, followsCloset } from './keys.ts'

const detailsApi = clientOf(clothesDetails)
const stylistApi = clientOf(stylist)

export const isGone = (error: unknown) => error instanceof ApiError && error.exceptionName === 'ClothesNotFound'
const retry = (count: number, error: unknown) => !isGone(error) && count < 1

export const detailsQuery = (clothesId: ClothesId) =>
  queryOptions({
    queryKey: [...clothesDetailsKey, clothesId],
    queryFn: ({ signal }): Promise<ClothesDetails> => detailsApi.get({ params: { clothesId } }, { signal }),
    meta: followsCloset,
    retry,
  })

export const readingQuery = (clothesId: ClothesId) =>
  queryOptions({
    queryKey: ['stylist', 'reading', clothesId],
    queryFn: ({ signal }): Promise<Reading> => stylistApi.read({ params: { clothesId } }, { signal }),
    meta: followsCloset,
    retry,
  })

export const gapsQuery = queryOptions({
  queryKey: ['stylist', 'gaps'],
  queryFn: ({ signal }) => stylistApi.gaps({ query: {} }, { signal }),
  meta: followsCloset,
})

export type Correction = Parameters<typeof stylistApi.correct>[0]['body']

/**
 * Saves the user's correction of what the server derived about a piece (kind of garment, how often it is worn), then
 * refetches the piece.
 */
export function useCorrectReading(clothesId: ClothesId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Correction) => stylistApi.correct({ params: { clothesId }, body }),
    onSuccess: (reading, { kind }) => {
      queryClient.setQueryData(readingQuery(clothesId).queryKey, reading)
      toast.success(kind === null ? detailsTexts.readAgain : detailsTexts.corrected)
      // Not awaited, since the mutation would stay pending and ignore the next tap meanwhile.
      queryClient
        .fetchQuery({ ...detailsQuery(clothesId), staleTime: 0 })
        .then(({ clothes }) => patchClothes(queryClient, clothes))
        .catch(() => undefined)
    },
    onError: () => toast.error(detailsTexts.correctFailed),
  })
}

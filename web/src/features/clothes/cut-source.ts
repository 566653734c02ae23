import { type ClothesId, cuts, type GarmentMask } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { fetchPicture } from '../../platform/pictures/fetch-picture.ts'
import { clientOf } from '../../platform/api/transport.ts'
import { patchClothes } from './cache.ts'

const api = clientOf(cuts)

/** Source of a photo that is cut by hand, with where the result goes. */
export interface CutSource {
  key: string
  /** @throws ApiError */
  load: (signal: AbortSignal) => Promise<{ photo: Blob; mask: GarmentMask | null }>
  /** @throws ApiError */
  save: (mask: GarmentMask | null) => Promise<void>
  /** Saves on this device. */
  isLocal?: boolean
}

/** Returns the source of a piece in the closet. */
export const pieceCut = (queryClient: QueryClient, clothesId: ClothesId): CutSource => ({
  key: clothesId,
  load: async (signal) => {
    const { original, mask } = await api.ofPiece({ params: { clothesId } }, { signal })
    return { photo: await fetchPicture(original.imageUrl, signal), mask }
  },
  save: async (mask) => patchClothes(queryClient, await api.cutPiece({ params: { clothesId }, body: { mask } })),
})

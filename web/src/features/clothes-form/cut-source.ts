import { type ClothesId, cuts, type GarmentMask } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { fetchPicture } from '../../platform/pictures/fetch-picture.ts'
import { clientOf } from '../../platform/api/transport.ts'
import { patchClothes } from '../clothes/index.ts'

const api = clientOf(cuts)

/** A photo to cut out by hand: how it is loaded with its mask, and how the new mask is saved. */
export interface CutSource {
  key: string
  /** @throws ApiError when the photo cannot be loaded */
  load: (signal: AbortSignal) => Promise<{ photo: Blob; mask: GarmentMask | null }>
  /** @throws ApiError when the mask cannot be saved */
  save: (mask: GarmentMask | null) => Promise<void>
  /** Whether loading and saving need no connection. */
  isLocal?: boolean
}

/** Returns the source for the stored photo of a piece in the closet. */
export const pieceCut = (queryClient: QueryClient, clothesId: ClothesId): CutSource => ({
  key: clothesId,
  load: async (signal) => {
    const { original, mask } = await api.ofPiece({ params: { clothesId } }, { signal })
    return { photo: await fetchPicture(original.imageUrl, signal), mask }
  },
  save: async (mask) => patchClothes(queryClient, await api.cutPiece({ params: { clothesId }, body: { mask } })),
})

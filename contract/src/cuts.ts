import * as z from 'zod'
import { Clothes } from './clothes.ts'
import { DraftId, PhotoDraft, ShownPhoto } from './drafts.ts'
import { endpoints } from './endpoint.ts'
import { GarmentMask, SentMask } from './garment-mask.ts'
import { ClothesId } from './vocabulary.ts'

/** A photo with its background, and the outline of the garment in it; null if the background has not been cut away. */
export const PhotoCut = z.object({ original: ShownPhoto, mask: GarmentMask.nullable() })
export type PhotoCut = z.infer<typeof PhotoCut>

const own = { access: 'user', status: 200 } as const
const ofPiece = { ...own, path: '/api/clothes/:clothesId/cut', params: z.object({ clothesId: ClothesId }) } as const
const ofDraft = { ...own, path: '/api/clothes/drafts/:draftId/cut', params: z.object({ draftId: DraftId }) } as const

/**
 * Endpoints for the cut-out of a garment, which users correct with a brush. Only the owner can see the original photo.
 */
export const cuts = endpoints({
  ofPiece: {
    ...ofPiece,
    method: 'GET',
    summary: '내 옷의 원본 사진과 오려 낸 자리',
    response: PhotoCut,
    errors: ['ClothesNotFound', 'ImageNotFound'],
  },
  cutPiece: {
    ...ofPiece,
    method: 'PUT',
    summary: '내 옷의 사진 다시 오리기',
    /** Null restores the original photo. */
    body: z.object({ mask: SentMask.nullable() }),
    rate: 'upload',
    response: Clothes,
    errors: ['Forbidden', 'ClothesNotFound', 'ImageNotFound', 'TooManyPictures', 'Unavailable'],
  },
  ofDraft: {
    ...ofDraft,
    method: 'GET',
    summary: '확인할 사진의 원본과 오려 낸 자리',
    response: PhotoCut,
    errors: ['DraftNotFound'],
  },
  cutDraft: {
    ...ofDraft,
    method: 'PUT',
    summary: '확인할 사진 다시 오리기',
    body: z.object({ mask: SentMask }),
    rate: 'upload',
    response: PhotoDraft,
    errors: ['DraftNotFound', 'ImageNotFound', 'TooManyPictures', 'Unavailable'],
  },
})

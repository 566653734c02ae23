import * as z from 'zod'
import { Appearance } from './appearance.ts'
import {
  Clothes,
  ClothesAttribute,
  clothesImageLimit,
  ClothesType,
  clothesTypeLabels,
  LikelyDuplicate,
} from './clothes.ts'
import { ClothesUpdate } from './closet.ts'
import { endpoints } from './endpoint.ts'
import { GarmentMask } from './garment-mask.ts'
import { ClothesSuggestions } from './link-import.ts'
import { id, ImageUrl, noContent, Picture, Timestamp } from './vocabulary.ts'

/** An id chosen by the client: a photo sent twice under the same id makes one draft. */
export const DraftId = id('DraftId')
export type DraftId = z.infer<typeof DraftId>

/** Most photos in one selection. */
export const photosAtOnce = 50
/** Most unconfirmed drafts of one user. */
export const mostDrafts = 200
/** Days until an unconfirmed draft is deleted with its photo. */
export const draftDays = 7

export const ShownPhoto = z.object({ imageUrl: ImageUrl, picture: Picture })

/** A draft of a piece, made from what its photo seems to show; the user confirms it to add the piece to the closet. */
export const PhotoDraft = z.object({
  id: DraftId,
  createdAt: Timestamp,
  name: z.string(),
  /** Null if neither the file's name nor the picture shows a type. */
  type: ClothesType.nullable(),
  appearance: Appearance,
  attributes: z.array(ClothesAttribute),
  original: ShownPhoto,
  /** The photo without its background; null unless the background is plain and the garment stands out clearly. */
  cutOut: ShownPhoto.nullable(),
  /** Whether the piece will show `cutOut` instead of the photo. */
  isCutOut: z.boolean(),
  duplicateOf: LikelyDuplicate.nullable(),
})
export type PhotoDraft = z.infer<typeof PhotoDraft>

/** Returns a name from color and type, such as 네이비 하의, for a piece without a better one. */
export const madeName = (colour: string | null, type: ClothesType | null): string =>
  `${colour ?? ''} ${type ? clothesTypeLabels[type] : '옷'}`.trim()

const { name, attributes } = ClothesUpdate.shape
const isCutOut = z.boolean()

const longestFileName = 300
/**
 * The name of the photo's file. A longer name is shortened and not refused, because it just gives hints on the piece.
 */
const fileName = z
  .string()
  .transform((given) => given.slice(0, longestFileName))
  .default('')
const NewDraft = z.object({ draftId: DraftId, fileName })

/** A guess at the piece that a photo shows, before anything of the photo is stored. */
export const PhotoReading = ClothesSuggestions.extend({
  /** Null unless the background is plain and the piece stands out clearly. */
  mask: GarmentMask.nullable(),
  /** A piece that already has this very picture. */
  sameAs: LikelyDuplicate.nullable(),
})
export type PhotoReading = z.infer<typeof PhotoReading>

const oneOf = { path: '/api/clothes/drafts/:draftId', params: z.object({ draftId: DraftId }), access: 'user' } as const

export const drafts = endpoints({
  list: {
    method: 'GET',
    path: '/api/clothes/drafts',
    access: 'user',
    summary: '확인할 사진 목록',
    status: 200,
    response: z.array(PhotoDraft),
  },
  create: {
    method: 'POST',
    path: '/api/clothes/drafts',
    access: 'user',
    summary: '사진 올리기',
    body: NewDraft,
    encoding: 'multipart',
    imageLimit: clothesImageLimit,
    rate: 'upload',
    status: 201,
    response: PhotoDraft,
    errors: ['InvalidImage', 'ImageTooLarge', 'TooManyPictures', 'TooManyDrafts', 'DraftClosed', 'Unavailable'],
  },
  read: {
    method: 'POST',
    path: '/api/clothes/photo-readings',
    access: 'user',
    summary: '사진에서 옷 정보 읽기',
    body: z.object({ fileName }),
    encoding: 'multipart',
    imageLimit: clothesImageLimit,
    rate: 'upload',
    status: 200,
    response: PhotoReading,
    errors: ['InvalidImage', 'ImageTooLarge', 'Unavailable'],
  },
  update: {
    ...oneOf,
    method: 'PATCH',
    summary: '확인할 사진 고치기',
    body: z.object({ name, type: ClothesType.nullable(), attributes, isCutOut }),
    status: 200,
    response: PhotoDraft,
    errors: ['DraftNotFound', 'DefinitionNotFound'],
  },
  confirm: {
    ...oneOf,
    method: 'POST',
    path: '/api/clothes/drafts/:draftId/confirmation',
    summary: '사진을 옷으로 등록',
    body: ClothesUpdate.extend({ isCutOut, acceptsDuplicate: z.boolean().default(false) }),
    status: 201,
    response: Clothes,
    errors: [
      'DraftNotFound',
      'DraftClosed',
      'ClothesNotFound',
      'DefinitionNotFound',
      'LikelyDuplicate',
      'TooManyClothes',
    ],
  },
  discard: {
    ...oneOf,
    method: 'DELETE',
    summary: '사진 버리기',
    status: 204,
    response: noContent,
    errors: ['DraftClosed'],
  },
  restore: {
    ...oneOf,
    method: 'POST',
    path: '/api/clothes/drafts/:draftId/restoration',
    summary: '버린 사진 되살리기',
    status: 200,
    response: PhotoDraft,
    errors: ['DraftNotFound', 'TooManyDrafts'],
  },
})

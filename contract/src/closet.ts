import * as z from 'zod'
import { Appearance } from './appearance.ts'
import { mostUnits } from './characters.ts'
import {
  AttributeValue,
  Clothes,
  ClothesType,
  clothesImageLimit,
  clothesNameLimit,
  LikelyDuplicate,
  pieceNoteLimits,
  Season,
} from './clothes.ts'
import { ColorFamily } from './colors.ts'
import { endpoints } from './endpoint.ts'
import { SentMask } from './garment-mask.ts'
import { Occasion } from './occasions.ts'
import { searchWord, textOrNull, visibleText } from './text.ts'
import { ClothesId, DefinitionId, noContent, pageOf, pageQuery, SortDirection, UserId, yesOrNo } from './vocabulary.ts'

/** Endpoints of the closet. The shapes of clothes are in a file of their own, as the first page needs only them. */

/** Notes to change: a blank note is removed, an absent one stays as it is. */
export const GivenNotes = z
  .object({
    brand: textOrNull(pieceNoteLimits.brand),
    size: textOrNull(pieceNoteLimits.size),
    memo: textOrNull(pieceNoteLimits.memo),
  })
  .partial()

const given = {
  name: visibleText(clothesNameLimit, '이름을 입력해 주세요.'),
  type: ClothesType,
  attributes: z
    .array(z.object({ definitionId: DefinitionId, value: AttributeValue }))
    .max(100)
    .default([]),
  notes: GivenNotes.default({}),
}
export const NewClothes = z.object({ ownerId: UserId, ...given })
export const ClothesUpdate = z.object(given)

/** Filters for the owner of the closet only; the server derives color, season and occasion from each piece. */
export const ClothesFilter = z.object({
  /** Searched in name, notes, color and material, and in the words for types, kinds, seasons and occasions. */
  keywordLike: searchWord,
  /** Comma-separated; a piece matches any of them. */
  colorIn: z
    .union([
      z.array(ColorFamily).max(ColorFamily.options.length),
      z
        .string()
        .max(200)
        .transform((text) => text.split(',')),
    ])
    .pipe(z.array(ColorFamily))
    .optional(),
  seasonEqual: Season.optional(),
  occasionEqual: Occasion.optional(),
  definitionIdEqual: DefinitionId.optional(),
  /** Value that `definitionIdEqual` must have in a piece; every value by default. */
  valueEqual: AttributeValue.optional(),
  /** Whether to list only pieces that were in no OOTD and in no record of the diary for the last `notWornDays`. */
  notWorn: yesOrNo.optional(),
})
export type ClothesFilter = z.output<typeof ClothesFilter>

/**
 * `worn`: number of days with the piece in an OOTD or in the diary; `lastWorn`: the latest of these days, where pieces
 * never worn count as worn the longest ago.
 */
export const ClothesSortBy = z.enum(['createdAt', 'name', 'worn', 'lastWorn'])

const ClothesQuery = pageQuery()
  .extend({ ownerId: UserId, typeEqual: ClothesType.optional(), ...ClothesFilter.shape })
  .extend({
    sortBy: ClothesSortBy.default('createdAt'),
    /** Default by `sortBy`: newest first, ㄱ first, worn most often first, worn latest first. */
    sortDirection: SortDirection.optional(),
  })
  .refine(({ definitionIdEqual, valueEqual }) => valueEqual === undefined || definitionIdEqual !== undefined, {
    path: ['valueEqual'],
    error: '속성과 함께 보내 주세요.',
  })
export type ClothesQuery = z.output<typeof ClothesQuery>

const oneOf = { path: '/api/clothes/:clothesId', params: z.object({ clothesId: ClothesId }), access: 'user' } as const
const withPicture = { encoding: 'multipart', imageLimit: clothesImageLimit, rate: 'upload' } as const

export const clothes = endpoints({
  list: {
    method: 'GET',
    path: '/api/clothes',
    access: 'user',
    summary: '옷장 보기',
    query: ClothesQuery,
    status: 200,
    response: pageOf(Clothes),
    errors: ['InvalidCursor'],
  },
  appearance: {
    method: 'GET',
    path: '/api/clothes/appearance',
    access: 'user',
    summary: '이름으로 옷 그림 고르기',
    query: z.object({ type: ClothesType, name: z.string().max(mostUnits(clothesNameLimit)).default('') }),
    status: 200,
    response: Appearance,
  },
  create: {
    method: 'POST',
    path: '/api/clothes',
    access: 'user',
    summary: '옷 등록',
    /** Body of a new piece. If it has a `mask`, the picture is cut along it, and also kept uncut for its owner. */
    body: NewClothes.extend({ mask: SentMask.nullish() }),
    ...withPicture,
    status: 201,
    /** The piece is created even if it seems a duplicate; only pieces with pictures are compared. */
    response: Clothes.extend({ duplicateOf: LikelyDuplicate.optional() }),
    errors: ['Forbidden', 'DefinitionNotFound', 'InvalidImage', 'ImageTooLarge', 'TooManyPictures', 'TooManyClothes'],
  },
  update: {
    ...oneOf,
    method: 'PATCH',
    summary: '옷 수정',
    body: ClothesUpdate.extend({ mask: SentMask.nullish() }),
    ...withPicture,
    status: 200,
    response: Clothes,
    errors: ['Forbidden', 'ClothesNotFound', 'DefinitionNotFound', 'InvalidImage', 'ImageTooLarge', 'TooManyPictures'],
  },
  delete: {
    ...oneOf,
    method: 'DELETE',
    summary: '옷 삭제',
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'ClothesNotFound'],
  },
})

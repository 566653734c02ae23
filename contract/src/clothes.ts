import * as z from 'zod'
import { Appearance } from './appearance.ts'
import { mostUnits } from './characters.ts'
import { ColorFamily } from './colors.ts'
import { endpoints } from './endpoint.ts'
import { SentMask } from './garment-mask.ts'
import { Occasion } from './occasions.ts'
import { searchWord, textOrNull, visibleText } from './text.ts'
import {
  ClothesId,
  DefinitionId,
  ImageUrl,
  noContent,
  pageOf,
  pageQuery,
  Picture,
  SortDirection,
  Timestamp,
  UserId,
  yesOrNo,
} from './vocabulary.ts'

export const ClothesType = z.enum([
  'TOP',
  'BOTTOM',
  'DRESS',
  'OUTER',
  'UNDERWEAR',
  'ACCESSORY',
  'SHOES',
  'SOCKS',
  'HAT',
  'BAG',
  'SCARF',
  'ETC',
])
export type ClothesType = z.infer<typeof ClothesType>
export const clothesTypeLabels = {
  TOP: '상의',
  BOTTOM: '하의',
  DRESS: '원피스',
  OUTER: '아우터',
  UNDERWEAR: '속옷',
  ACCESSORY: '액세서리',
  SHOES: '신발',
  SOCKS: '양말',
  HAT: '모자',
  BAG: '가방',
  SCARF: '스카프',
  ETC: '기타',
} as const satisfies Record<ClothesType, string>

/** Counting words by type; shoes and socks come in pairs. */
const counters = {
  TOP: '벌',
  BOTTOM: '벌',
  DRESS: '벌',
  OUTER: '벌',
  UNDERWEAR: '벌',
  ACCESSORY: '개',
  SHOES: '켤레',
  SOCKS: '켤레',
  HAT: '개',
  BAG: '개',
  SCARF: '개',
  ETC: '개',
} as const satisfies Record<ClothesType, string>

/** Returns the number with the word that counts all of these types; 개 counts anything. */
export function countedClothes(count: number, types: Iterable<ClothesType>): string {
  const [counter = '개', ...others] = new Set(Array.from(types, (type) => counters[type]))
  return `${count.toLocaleString('ko-KR')}${others.length > 0 ? '개' : counter}`
}

/** Most pieces in one closet. */
export const mostClothes = 5000
/** Bytes; the browser scales to 2560 px first. */
export const clothesImageLimit = 15 * 1024 * 1024
/** Characters. */
export const clothesNameLimit = 100
/** Characters of a piece's notes. */
export const pieceNoteLimits = { brand: 50, size: 30, memo: 500 } as const
/** Characters of a definition's name and of a value, and values per definition. */
export const attributeLimits = { name: 50, value: 50, values: 100 } as const

/** A value that a definition may have. */
export const AttributeValue = z.string().max(mostUnits(attributeLimits.value))

export const ClothesAttribute = z.object({
  definitionId: DefinitionId,
  definitionName: z.string(),
  selectableValues: z.array(z.string()),
  value: z.string(),
})
export type ClothesAttribute = z.infer<typeof ClothesAttribute>

export const Clothes = z.object({
  id: ClothesId,
  ownerId: UserId,
  name: z.string(),
  type: ClothesType,
  imageUrl: ImageUrl.nullable(),
  picture: Picture.nullable(),
  appearance: Appearance,
  attributes: z.array(ClothesAttribute),
  createdAt: Timestamp,
})
export type Clothes = z.infer<typeof Clothes>

/** Notes of its owner on a piece, which nobody else sees. */
export const PieceNotes = z.object({
  brand: z.string().nullable(),
  size: z.string().nullable(),
  memo: z.string().nullable(),
})
export type PieceNotes = z.infer<typeof PieceNotes>

/** A piece of the same closet: of the same name and color with a similar picture, or with the very same picture. */
export const LikelyDuplicate = Clothes.pick({ name: true, imageUrl: true, picture: true }).extend({
  clothesId: ClothesId,
  isSamePicture: z.boolean(),
})
export type LikelyDuplicate = z.infer<typeof LikelyDuplicate>

export const OutfitItem = z.object({
  clothesId: ClothesId,
  name: z.string(),
  type: ClothesType,
  imageUrl: ImageUrl.nullable(),
  picture: Picture.nullable(),
  appearance: Appearance,
  attributes: z.array(ClothesAttribute),
})
export type OutfitItem = z.infer<typeof OutfitItem>

export const Season = z.enum(['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'])
export type Season = z.infer<typeof Season>
export const seasonLabels = {
  SPRING: '봄',
  SUMMER: '여름',
  AUTUMN: '가을',
  WINTER: '겨울',
} as const satisfies Record<Season, string>

/** Notes to change: a blank one is removed, an absent one stays as it is. */
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

/** Filters for the owner of the closet only; color, season and occasion are as the stylist reads them. */
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
  /** Default: any. */
  valueEqual: AttributeValue.optional(),
  /** Whether to list only pieces in no OOTD and no record of the diary for `notWornDays`. */
  notWorn: yesOrNo.optional(),
})
export type ClothesFilter = z.output<typeof ClothesFilter>

/**
 * `worn`: number of days in OOTDs and the diary; `lastWorn`: the last of them, with pieces never worn as the longest
 * ago.
 */
export const ClothesSortBy = z.enum(['createdAt', 'name', 'worn', 'lastWorn'])

const ClothesQuery = pageQuery()
  .extend({ ownerId: UserId, typeEqual: ClothesType.optional(), ...ClothesFilter.shape })
  .extend({
    sortBy: ClothesSortBy.default('createdAt'),
    /** Default by `sortBy`: newest first, ㄱ first, most worn first, latest worn first. */
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

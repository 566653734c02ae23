import * as z from 'zod'
import { Appearance } from './appearance.ts'
import { mostUnits } from './characters.ts'
import {
  AttributeValue,
  Clothes,
  clothesImageLimit,
  clothesNameLimit,
  ClothesType,
  LikelyDuplicate,
  pieceNoteLimits,
} from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { SentMask } from './garment-mask.ts'
import { Occasion } from './occasions.ts'
import { searchWord, textOrNull, visibleText } from './text.ts'
import { ClothesId, DefinitionId, noContent, pageOf, pageQuery, SortDirection, UserId, yesOrNo } from './vocabulary.ts'

/** Orange counts as yellow, khaki as green. */
export const ColorFamily = z.enum([
  'BLACK',
  'WHITE',
  'GRAY',
  'BEIGE',
  'BROWN',
  'NAVY',
  'BLUE',
  'GREEN',
  'RED',
  'PINK',
  'YELLOW',
  'PURPLE',
])
export type ColorFamily = z.infer<typeof ColorFamily>
export const colorFamilyLabels = {
  BLACK: '블랙',
  WHITE: '화이트',
  GRAY: '그레이',
  BEIGE: '베이지',
  BROWN: '브라운',
  NAVY: '네이비',
  BLUE: '블루',
  GREEN: '그린',
  RED: '레드',
  PINK: '핑크',
  YELLOW: '옐로우',
  PURPLE: '퍼플',
} as const satisfies Record<ColorFamily, string>

/** Shoes and socks come in pairs. */
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

/** With the word that counts all of these types; 개 counts anything. */
export function countedClothes(count: number, types: Iterable<ClothesType>): string {
  const [counter = '개', ...others] = new Set(Array.from(types, (type) => counters[type]))
  return `${count.toLocaleString('ko-KR')}${others.length > 0 ? '개' : counter}`
}

/** As the catalogue shows its colors of the same names. */
export const colorFamilySwatches: Readonly<Record<ColorFamily, string>> = {
  BLACK: '#1b1b1d',
  WHITE: '#f7f7f5',
  GRAY: '#8c8d91',
  BEIGE: '#d8c7a6',
  BROWN: '#8a5a3b',
  NAVY: '#1f2a48',
  BLUE: '#2f5fb3',
  GREEN: '#2e7d4f',
  RED: '#cf2f34',
  PINK: '#f0b6c4',
  YELLOW: '#f2d04b',
  PURPLE: '#7a4fa0',
}

export const Season = z.enum(['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'])
export type Season = z.infer<typeof Season>
export const seasonLabels = {
  SPRING: '봄',
  SUMMER: '여름',
  AUTUMN: '가을',
  WINTER: '겨울',
} as const satisfies Record<Season, string>

/** Blank is none; what is absent stays. */
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

/** The owner's only; color, season and occasion as the stylist reads them. */
export const ClothesFilter = z.object({
  /** In name, notes, color and material, and by words of types, kinds, seasons and occasions. */
  keywordLike: searchWord,
  /** Any; comma-separated. */
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
  /** In no OOTD and no record of the diary for `notWornDays`. */
  notWorn: yesOrNo.optional(),
})
export type ClothesFilter = z.output<typeof ClothesFilter>

/** `worn`: days in OOTDs and the diary; `lastWorn`: the last of them, never worn ones as the longest ago. */
export const ClothesSortBy = z.enum(['createdAt', 'name', 'worn', 'lastWorn'])

const ClothesQuery = pageQuery()
  .extend({ ownerId: UserId, typeEqual: ClothesType.optional(), ...ClothesFilter.shape })
  .extend({
    sortBy: ClothesSortBy.default('createdAt'),
    /** Default: newest, ㄱ, most worn, latest worn first. */
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
    /** With `mask` the picture is cut along it, and kept as it is for its owner. */
    body: NewClothes.extend({ mask: SentMask.nullish() }),
    ...withPicture,
    status: 201,
    /** Created even if it seems a duplicate; only pieces with pictures are compared. */
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

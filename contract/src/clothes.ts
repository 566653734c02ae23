import * as z from 'zod'
import { Appearance } from './appearance.ts'
import { ColorFamily, Season } from './closet-words.ts'
import { endpoints } from './endpoint.ts'
import { Occasion } from './occasions.ts'
import { searchWord, visibleText } from './text.ts'
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

/** In bytes; the browser scales to 2560 px first. */
export const clothesImageLimit = 15 * 1024 * 1024
export const clothesNameLimit = 100

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

/** A piece of the same closet, name and color with a similar picture. */
export const LikelyDuplicate = Clothes.pick({ name: true, imageUrl: true, picture: true }).extend({
  clothesId: ClothesId,
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

const given = {
  name: visibleText(clothesNameLimit, '이름을 입력해 주세요.'),
  type: ClothesType,
  attributes: z
    .array(z.object({ definitionId: DefinitionId, value: z.string().max(100) }))
    .max(100)
    .default([]),
}
export const NewClothes = z.object({ ownerId: UserId, ...given })
export const ClothesUpdate = z.object(given)

/** For the owner only: in another's closet they change nothing. Colors, seasons and occasions as the stylist reads them. */
export const ClothesFilter = z.object({
  /** In name, colors and materials; each word must occur. */
  keywordLike: searchWord,
  /** Any of them; in a query separated by commas. */
  colorIn: z
    .union([
      z.array(ColorFamily),
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
  /** Only with `definitionIdEqual`, which alone means any value. */
  valueEqual: z.string().max(100).optional(),
  /** No OOTD with it for `notWornDays`. */
  notWorn: yesOrNo.optional(),
})
export type ClothesFilter = z.output<typeof ClothesFilter>

const ClothesQuery = pageQuery()
  .extend({ ownerId: UserId, typeEqual: ClothesType.optional(), ...ClothesFilter.shape })
  .extend({
    sortBy: z.enum(['createdAt', 'name']).default('createdAt'),
    /** Default: newest first, names from ㄱ. */
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
    query: z.object({ type: ClothesType, name: z.string().max(clothesNameLimit).default('') }),
    status: 200,
    response: Appearance,
  },
  create: {
    method: 'POST',
    path: '/api/clothes',
    access: 'user',
    summary: '옷 등록',
    body: NewClothes,
    ...withPicture,
    status: 201,
    /** Created even if it seems a duplicate; only pieces with pictures are compared. */
    response: Clothes.extend({ duplicateOf: LikelyDuplicate.optional() }),
    errors: ['Forbidden', 'DefinitionNotFound', 'InvalidImage', 'ImageTooLarge', 'TooManyPictures'],
  },
  update: {
    ...oneOf,
    method: 'PATCH',
    summary: '옷 수정',
    body: ClothesUpdate,
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

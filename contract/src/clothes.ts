import * as z from 'zod'
import { Appearance } from './appearance.ts'
import { mostUnits } from './characters.ts'
import { ClothesId, DefinitionId, ImageUrl, Picture, Timestamp, UserId } from './vocabulary.ts'

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

/** Korean counting word for each type; shoes and socks come in pairs. */
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

/** Most bytes of a piece's picture; the browser scales pictures to 2560 px first. */
export const clothesImageLimit = 15 * 1024 * 1024
/** Most characters of a piece's name. */
export const clothesNameLimit = 100
/** Most characters of a piece's notes. */
export const pieceNoteLimits = { brand: 50, size: 30, memo: 500 } as const
/** Most characters of a definition's name and of a value, and most values per definition. */
export const attributeLimits = { name: 50, value: 50, values: 100 } as const

/** A value that an attribute definition may have. */
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

/** The owner's notes on a piece, which no other user sees. */
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

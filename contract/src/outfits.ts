import * as z from 'zod'
import { ClothesType, OutfitItem } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { FlatLayFormat, FlatLaySky } from './flat-lays.ts'
import { Occasion } from './occasions.ts'
import { outfitClothesIds } from './outfit-ids.ts'
import { Recommendation } from './recommendations.ts'
import { CalendarDate, ClothesId, noContent, Timestamp, WeatherId, yesOrNo } from './vocabulary.ts'

/** Clothes of an outfit picture, and the text beside them in formats with space for it. */
export const OutfitPictureQuery = z.object({
  clothesIds: outfitClothesIds,
  format: FlatLayFormat.default('card'),
  type: z.enum(['jpeg', 'webp', 'avif']).default('jpeg'),
  sky: FlatLaySky.default('clear'),
  /** Temperature in °C that the picture's text gives. */
  temperature: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^-?\d{1,2}$/)
        .transform(Number),
    ])
    .optional(),
  date: CalendarDate.optional(),
  occasion: Occasion.optional(),
  /** Whether the owner's name is shown. */
  name: yesOrNo.default(false),
})
export type OutfitPictureQuery = z.output<typeof OutfitPictureQuery>

export const outfitPictureTexts = {
  brand: '옷데이',
  titleOf: (name: string | null) => (name ? `${name}의 OOTD` : '오늘의 OOTD'),
} as const

export const outfits = endpoints({
  picture: {
    method: 'GET',
    path: '/api/outfits/picture',
    access: 'user',
    summary: '내 옷차림 그림',
    query: OutfitPictureQuery,
    produces: 'picture',
    status: 200,
    response: z.instanceof(Blob),
    errors: ['ClothesNotFound', 'Unavailable'],
  },
})

const Worn = z.object({
  weatherId: WeatherId,
  occasion: Occasion.optional(),
  clothesIds: outfitClothesIds,
  scene: FlatLayFormat.optional(),
})

/** An outfit of pieces that the user chose, with the stylist's opinion on how well it suits the day. */
export const Judgement = Recommendation.pick({
  weatherId: true,
  occasion: true,
  clothes: true,
  reasons: true,
  sentences: true,
  fit: true,
  missing: true,
  scene: true,
}).extend({
  /** How well the outfit suits the day, 0–100. */
  match: z.int(),
  /** Hints in words, the most important first. */
  hints: z.array(z.string()),
})
export type Judgement = z.infer<typeof Judgement>

export const Alternative = z.object({
  item: OutfitItem,
  /**
   * Points by which the exchange makes the outfit warmer, on a scale (`warmthPoints`) from 0 to 100, the warmest
   * outfit.
   */
  warmth: z.int(),
  /** Felt °C by which the exchange makes the outfit warmer. */
  warmer: z.number(),
  rain: z.enum(['RESISTS', 'PLAIN', 'SUFFERS']),
  /** Whether it suits the occasion better than the piece that it replaces. */
  occasion: z.enum(['BETTER', 'SAME', 'WORSE']),
  /** Match (0–100) of the whole outfit after the exchange. */
  match: z.int(),
  /** Days since it was last worn; null: not within 60 days. */
  wornDaysAgo: z.int().nullable(),
  /** All pieces that leave the outfit for this one, such as top and bottom for a dress. */
  removes: z.array(ClothesId),
})
export type Alternative = z.infer<typeof Alternative>

/** An outfit that was shown to the user or chosen by them. */
export const OutfitPick = z.object({
  occasion: Occasion,
  clothesIds: z.array(ClothesId),
  pinned: z.array(ClothesId),
  pickedAt: Timestamp,
})
export type OutfitPick = z.infer<typeof OutfitPick>

/** Data from which a browser chooses other outfits of a day while it is offline. */
export const OutfitBasis = z.object({
  /** Pieces that may be worn on that day. */
  clothes: z.array(OutfitItem),
  /** The stylist's data as a text, which only the same version of the stylist can read. */
  chosenBy: z.string(),
})
export type OutfitBasis = z.infer<typeof OutfitBasis>

export const mostAlternatives = 40
/** Most picks of one day. */
export const mostPicks = 30

export const styling = endpoints({
  judge: {
    method: 'GET',
    path: '/api/outfits/judgement',
    access: 'user',
    lane: 'heavy',
    summary: '고른 옷차림 살펴보기',
    query: Worn,
    status: 200,
    response: Judgement,
    errors: ['WeatherNotFound', 'ClothesNotFound'],
  },
  alternatives: {
    method: 'GET',
    path: '/api/outfits/alternatives',
    access: 'user',
    lane: 'heavy',
    summary: '바꿔 입을 옷',
    /** Alternatives are sorted best first; pieces that are already in the outfit are not among them. */
    query: Worn.omit({ scene: true }).extend({
      slot: ClothesType,
      /** The piece that leaves the outfit; if it is absent, one is added to the slot. */
      replaces: ClothesId.optional(),
    }),
    status: 200,
    response: z.object({ data: z.array(Alternative).max(mostAlternatives), totalCount: z.int() }),
    errors: ['WeatherNotFound', 'ClothesNotFound'],
  },
  fill: {
    method: 'GET',
    path: '/api/outfits/fill',
    access: 'user',
    lane: 'heavy',
    summary: '나머지 채우기',
    query: Worn,
    status: 200,
    /** The filled outfit, in which every given piece stays. */
    response: Judgement,
    errors: ['WeatherNotFound', 'ClothesNotFound'],
  },
  basis: {
    method: 'GET',
    path: '/api/outfits/basis',
    access: 'user',
    lane: 'heavy',
    summary: '연결 없이 옷을 고를 바탕',
    query: z.object({ weatherId: WeatherId, occasion: Occasion }),
    status: 200,
    response: OutfitBasis,
    errors: ['WeatherNotFound'],
  },
  picks: {
    method: 'GET',
    path: '/api/outfits/picks',
    access: 'user',
    summary: '그날 본 옷차림',
    query: z.object({ weatherId: WeatherId }),
    status: 200,
    /** Outfits of the day, oldest first, without those that have deleted pieces. */
    response: z.object({ data: z.array(OutfitPick).max(mostPicks) }),
    errors: ['WeatherNotFound'],
  },
  pick: {
    method: 'POST',
    path: '/api/outfits/picks',
    access: 'user',
    summary: '고른 옷차림 간직하기',
    /** The outfit becomes the current one of the day. */
    body: z.object({
      weatherId: WeatherId,
      occasion: Occasion,
      clothesIds: outfitClothesIds,
      /** Locked pieces among `clothesIds`. */
      pinned: z.array(ClothesId).max(20).default([]),
    }),
    status: 204,
    stores: true,
    response: noContent,
    errors: ['WeatherNotFound', 'ClothesNotFound'],
  },
})

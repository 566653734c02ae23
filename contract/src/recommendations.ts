import * as z from 'zod'
import { Appearance } from './appearance.ts'
import { ClothesType, OutfitItem } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { outfitLimit } from './feeds.ts'
import { Fit } from './fit.ts'
import { FlatLayFormat, FlatLayScene } from './flat-lays.ts'
import { FormalEvent, Occasion, Sport, WorkLook } from './occasions.ts'
import { StylistQuestion } from './stylist-question.ts'
import { ClothesId, UserId, WeatherId, yesOrNo } from './vocabulary.ts'

export const RecommendedItem = z.object({ ...OutfitItem.shape, badges: z.array(z.string()) })
export type RecommendedItem = z.infer<typeof RecommendedItem>

/** The Korean chart of clothes by temperature. */
export const Advice = z.object({
  /** Such as `12~16℃`. */
  band: z.string(),
  text: z.string(),
  examples: z.array(z.object({ type: ClothesType, name: z.string(), appearance: Appearance })),
})
export type Advice = z.infer<typeof Advice>

/** `kind` chooses the icon. */
export const Sentence = z.object({
  headline: z.string(),
  reason: z.string(),
  kind: z.enum(['WARMTH', 'LAYERS', 'RAIN', 'SNOW', 'WIND', 'HEAT', 'COLD', 'OCCASION', 'LOOK', 'VARIETY', 'MISSING']),
})
export type Sentence = z.infer<typeof Sentence>

export const Recommendation = z.object({
  weatherId: WeatherId,
  userId: UserId,
  clothes: z.array(RecommendedItem),
  occasion: Occasion,
  /** One to three Korean sentences, each true of this outfit and weather. */
  reasons: z.array(z.string()),
  /** The same with headlines. */
  sentences: z.array(Sentence),
  /** At most one a day. */
  question: StylistQuestion.nullable(),
  /** Since the previous outfit; null for the day's first. */
  change: z.string().nullable(),
  /** Null without anything to wear. */
  fit: Fit.nullable(),
  /** All good outfits were shown and begin again. */
  exhausted: z.boolean(),
  /** What the closet lacks for this weather. */
  missing: z.array(z.object({ type: ClothesType, text: z.string() })),
  advice: Advice,
  /** Locked. */
  pinned: z.array(ClothesId),
  /** Why the current outfit gave way. */
  renewed: z.string().nullable(),
  /** Others came before. */
  earlier: z.boolean(),
  /** What its owner said of the day and occasion, in words; empty where nothing was said. */
  saidOfDay: z.string(),
  scene: FlatLayScene.nullable(),
})
export type Recommendation = z.infer<typeof Recommendation>

/** Lists the pieces of an outfit as they are worn. */
export const idsOf = ({ clothes }: Pick<Recommendation, 'clothes'>): ClothesId[] =>
  clothes.map(({ clothesId }) => clothesId)

/** Comma-separated ids. */
const lockedIds = z
  .string()
  .max(outfitLimit * 37)
  .transform((ids) => ids.split(','))
  .pipe(z.array(ClothesId).max(outfitLimit))
  .default([])

export const recommendations = endpoints({
  get: {
    method: 'GET',
    path: '/api/recommendations',
    access: 'user',
    lane: 'outfit',
    summary: '날씨에 맞는 옷 추천',
    query: z.object({
      weatherId: WeatherId,
      locked: lockedIds,
      /** Default: the weekday's last choice, then CASUAL. Only a given one is stored. Holidays are Sundays. */
      occasion: Occasion.optional(),
      /** Answers are stored. */
      workLook: WorkLook.optional(),
      formalEvent: FormalEvent.optional(),
      sport: Sport.optional(),
      /** The day's last outfit while it fits; then `locked` is ignored. */
      current: yesOrNo.default(false),
      scene: FlatLayFormat.optional(),
    }),
    status: 200,
    response: Recommendation,
    errors: ['WeatherNotFound', 'ClothesNotFound'],
  },
})

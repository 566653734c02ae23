import * as z from 'zod'
import { ClothesType, OutfitItem } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { outfitLimit } from './feeds.ts'
import { FormalEvent, Occasion, Sport, WorkLook } from './occasions.ts'
import { StylistQuestion } from './stylist-question.ts'
import { CalendarDate, ClothesId, FeedId, noContent, UserId, WeatherId } from './vocabulary.ts'

/** Warmth that the day asks for and that the outfit has, in clo; `verdict` is the difference in a word. */
export const Fit = z.object({
  feelsLike: z.number(),
  neededClo: z.number(),
  outfitClo: z.number(),
  verdict: z.enum(['COLD', 'GOOD', 'HOT']),
})
export type Fit = z.infer<typeof Fit>

export const RecommendedItem = z.object({ ...OutfitItem.shape, badges: z.array(z.string()) })
export type RecommendedItem = z.infer<typeof RecommendedItem>

/** What the Korean chart of clothes by temperature says of the day, for any closet: drawn examples by type and name. */
export const Advice = z.object({
  /** The band in words, such as `12~16℃`. */
  band: z.string(),
  text: z.string(),
  examples: z.array(z.object({ type: ClothesType, name: z.string() })),
})
export type Advice = z.infer<typeof Advice>

/** A sentence of the stylist: `kind` tells what it is about, for its icon. */
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
  /** The occasion it was chosen for. */
  occasion: Occasion,
  /** Two to four Korean sentences, each true of this outfit and this weather. */
  reasons: z.array(z.string()),
  /** The same sentences with their headlines. */
  sentences: z.array(Sentence),
  /** What the stylist would like to know, at most one thing a day. */
  question: StylistQuestion.nullable(),
  /** What changed since the outfit shown before, or why nothing could; null for the first one of the day. */
  change: z.string().nullable(),
  /** Null when there is nothing to wear. */
  fit: Fit.nullable(),
  /** True when every good outfit of the day has been shown and they begin again. */
  exhausted: z.boolean(),
  /** What the closet lacks for this weather. */
  missing: z.array(z.object({ type: ClothesType, text: z.string() })),
  advice: Advice,
})
export type Recommendation = z.infer<typeof Recommendation>

/** Ids that stay in the outfit while the others change, separated by commas. */
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
    summary: '날씨에 맞는 옷 추천',
    query: z.object({
      weatherId: WeatherId,
      locked: lockedIds,
      /** Without one the weekday's last choice counts, else CASUAL; only a given one is remembered. Holidays are Sundays. */
      occasion: Occasion.optional(),
      /** Answers: they are kept. */
      workLook: WorkLook.optional(),
      formalEvent: FormalEvent.optional(),
      sport: Sport.optional(),
    }),
    status: 200,
    response: Recommendation,
    errors: ['WeatherNotFound', 'ClothesNotFound'],
  },
})

export const Feeling = z.enum(['COLD', 'GOOD', 'HOT'])
export type Feeling = z.infer<typeof Feeling>
export const feelingLabels = { COLD: '추웠어요', GOOD: '딱 좋아요', HOT: '더웠어요' } as const satisfies Record<
  Feeling,
  string
>

/** An outfit of one's own that was posted for a day that has come, and how it felt. */
export const WornOutfit = z.object({
  date: CalendarDate,
  feedId: FeedId,
  items: z.array(OutfitItem),
  feeling: Feeling.nullable(),
})
export type WornOutfit = z.infer<typeof WornOutfit>

/** °C by which days are read warmer (positive) or colder (negative) for this person; learned, bounded and fading. */
export const Comfort = z.object({
  offset: z.number(),
  yesterday: WornOutfit.nullable(),
  today: WornOutfit.nullable(),
})
export type Comfort = z.infer<typeof Comfort>

/** Bounds of what is learned, in °C. */
export const comfortBound = 4

const comfortPath = { path: '/api/comfort', access: 'user' } as const

export const comfort = endpoints({
  get: { ...comfortPath, method: 'GET', summary: '체감 보정 보기', status: 200, response: Comfort },
  tell: {
    ...comfortPath,
    method: 'POST',
    summary: '입은 옷이 어땠는지 알리기',
    body: z.object({ feedId: FeedId, feeling: Feeling }),
    status: 200,
    response: Comfort,
    errors: ['FeedNotFound', 'Forbidden'],
  },
  reset: { ...comfortPath, method: 'DELETE', summary: '체감 보정 지우기', status: 204, response: noContent },
})

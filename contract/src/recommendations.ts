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

/** Advice from the Korean chart of clothes by temperature. */
export const Advice = z.object({
  /** Range of temperatures, such as `12~16℃`. */
  band: z.string(),
  text: z.string(),
  examples: z.array(z.object({ type: ClothesType, name: z.string(), appearance: Appearance })),
})
export type Advice = z.infer<typeof Advice>

/** A sentence of the recommendation; `kind` determines its icon. */
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
  /** One to three Korean sentences, all of which are true of this outfit and weather. */
  reasons: z.array(z.string()),
  /** The sentences of `reasons`, each split into headline and reason. */
  sentences: z.array(Sentence),
  /** A question to the user; at most one a day. */
  question: StylistQuestion.nullable(),
  /** How the outfit differs from the previous one, in Korean; null for the day's first. */
  change: z.string().nullable(),
  /** How warm the outfit is; null if there is nothing to wear. */
  fit: Fit.nullable(),
  /** Whether all good outfits of the day were shown, so that the first one comes again. */
  exhausted: z.boolean(),
  /** Types that the closet lacks for this weather. */
  missing: z.array(z.object({ type: ClothesType, text: z.string() })),
  advice: Advice,
  /** Pieces that the user has locked. */
  pinned: z.array(ClothesId),
  /** Why another outfit replaces the day's current one, in Korean; null if none was replaced. */
  renewed: z.string().nullable(),
  /** Whether earlier outfits were shown for the same day. */
  earlier: z.boolean(),
  /** The user's statements about the day and occasion, in words; empty if there are none. */
  saidOfDay: z.string(),
  scene: FlatLayScene.nullable(),
})
export type Recommendation = z.infer<typeof Recommendation>

/**
 * Returns the ids of the outfit's pieces in the order in which it lists them: from the outer garment to the small
 * pieces.
 */
export const idsOf = ({ clothes }: Pick<Recommendation, 'clothes'>): ClothesId[] =>
  clothes.map(({ clothesId }) => clothesId)

/** Comma-separated ids of locked pieces. */
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
      /**
       * Default: the user's last choice for the weekday, or CASUAL without one; holidays count as Sundays. Only an
       * occasion given here is stored as a choice.
       */
      occasion: Occasion.optional(),
      /** Answers to the stylist's questions, which are stored. */
      workLook: WorkLook.optional(),
      formalEvent: FormalEvent.optional(),
      sport: Sport.optional(),
      /**
       * Requests the day's current outfit: the one in the diary or else the one chosen last, or another in its place if
       * it no longer serves, for example because a piece was deleted or the weather has changed. `locked` has no effect
       * on it.
       */
      current: yesOrNo.default(false),
      scene: FlatLayFormat.optional(),
    }),
    status: 200,
    response: Recommendation,
    errors: ['WeatherNotFound', 'ClothesNotFound'],
  },
})

import * as z from 'zod'
import { ClothesType, OutfitItem, Season } from './clothes.ts'
import { ColorFamily } from './colors.ts'
import { endpoints } from './endpoint.ts'
import { Feeling } from './comfort.ts'
import { CalendarDate, ClothesId, WeatherId } from './vocabulary.ts'
import { Wear, WornWeather } from './wears.ts'

export const StatisticsPeriod = z.enum(['SEASON', 'YEAR', 'ALL'])
export type StatisticsPeriod = z.infer<typeof StatisticsPeriod>

/** Rows of a list; longer ones end there. */
export const mostCounted = 50
/** Dots of the wheel of colors. */
export const mostDots = 200
export const unwornDays = 90

/** Days worn in the period. */
export const PieceCount = z.object({ item: OutfitItem, days: z.int() })
export type PieceCount = z.infer<typeof PieceCount>

/** Of the pieces that fit a season, without stored ones. */
export const SeasonShare = z.object({ used: z.int(), usable: z.int() })
export type SeasonShare = z.infer<typeof SeasonShare>

/** ISO 4217. */
export const Currency = z.string().regex(/^[A-Z]{3}$/)
const isInUse = (currency: string) => Intl.supportedValuesOf('currency').includes(currency)
/** Of Unicode's CLDR. */
const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('ko', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits

/** In units of the currency; null without a wear. */
export const PieceCost = z.object({
  item: OutfitItem,
  price: z.number(),
  currency: Currency,
  days: z.int(),
  perDay: z.number().nullable(),
})
export type PieceCost = z.infer<typeof PieceCost>

export const Statistics = z.object({
  /** First day of the period, or of the records. */
  from: CalendarDate.nullable(),
  recordedDays: z.int(),
  feelings: z.object({ COLD: z.int(), GOOD: z.int(), HOT: z.int() }),
  season: z.object({
    name: Season,
    ...SeasonShare.shape,
    byType: z.array(z.object({ type: ClothesType, ...SeasonShare.shape })),
  }),
  /** `waiting`: not yet idle for `unwornDays`, but not worn in them either. */
  pieces: z.object({ worn: z.int(), owned: z.int(), waiting: z.int().default(0) }),
  /** Most days first, without those never worn. */
  most: z.array(PieceCount).max(mostCounted),
  /**
   * Fewest days first, never worn ones before all: those of the season if it is asked for, without stored ones. A piece
   * of the upper half by days is not among them.
   */
  least: z.array(PieceCount).max(mostCounted),
  /** Neither worn nor new for `unwornDays`; longest first. */
  unworn: z.array(z.object({ item: OutfitItem, days: z.int() })).max(mostCounted),
  /** Of the whole closet, most pieces first; days worn in the period. */
  colors: z.array(z.object({ family: ColorFamily, days: z.int(), pieces: z.int().default(0) })),
  /** A piece each whose color is known, most days first; `#rrggbb`. */
  dots: z
    .array(z.object({ color: z.string(), days: z.int() }))
    .max(mostDots)
    .default([]),
  types: z.array(z.object({ type: ClothesType, days: z.int() })),
  /** Cheapest a day first. */
  costs: z.array(PieceCost).max(mostCounted),
  values: z.array(z.object({ currency: Currency, total: z.number(), pieces: z.int() })),
})
export type Statistics = z.infer<typeof Statistics>

/** Distance 0–1: 2 °C as felt, one step of rain or 3 m/s each count 1. */
export const SimilarDay = z.object({ wear: Wear, weather: WornWeather, distance: z.number() })
export type SimilarDay = z.infer<typeof SimilarDay>

/** Null where unknown. */
export const RecordDay = z.object({
  date: CalendarDate,
  temperatureRight: z.boolean().nullable(),
  rainRight: z.boolean().nullable(),
  feeling: Feeling.nullable(),
})
export type RecordDay = z.infer<typeof RecordDay>

export const recordDays = 30
/** Days that must be known before shares are shown. */
export const enoughRecordDays = 7

export const futurePurchase = '오늘까지의 날을 적어 주세요.'
/** `price` in units of the currency. */
export const Purchase = z.object({
  price: z.number().nullable(),
  currency: Currency.nullable(),
  purchasedOn: CalendarDate.nullable(),
})
export type Purchase = z.infer<typeof Purchase>

export const statistics = endpoints({
  get: {
    method: 'GET',
    path: '/api/statistics',
    access: 'user',
    lane: 'heavy',
    summary: '통계',
    query: z.object({ period: StatisticsPeriod.default('SEASON') }),
    status: 200,
    response: Statistics,
  },
  similar: {
    method: 'GET',
    path: '/api/statistics/similar-days',
    access: 'user',
    lane: 'heavy',
    summary: '비슷한 날 입은 옷',
    query: z.object({ weatherId: WeatherId }),
    status: 200,
    /** `alike` and `right` of all days within distance 1 that have a feeling. */
    response: z.object({
      weather: WornWeather,
      days: z.array(SimilarDay).max(3),
      alike: z.int(),
      right: z.int(),
    }),
    errors: ['WeatherNotFound'],
  },
  record: {
    method: 'GET',
    path: '/api/statistics/record',
    access: 'user',
    lane: 'heavy',
    summary: '맞았나요?',
    status: 200,
    /** The days before today, oldest first; `offset`: learned °C. */
    response: z.object({ days: z.array(RecordDay).length(recordDays), offset: z.number() }),
  },
  purchase: {
    method: 'GET',
    path: '/api/clothes/:clothesId/purchase',
    params: z.object({ clothesId: ClothesId }),
    access: 'user',
    summary: '산 값과 날',
    status: 200,
    response: Purchase,
    errors: ['ClothesNotFound'],
  },
  setPurchase: {
    method: 'PUT',
    path: '/api/clothes/:clothesId/purchase',
    params: z.object({ clothesId: ClothesId }),
    access: 'user',
    summary: '산 값과 날 적기',
    body: z
      .object({
        price: z.number().min(0).max(999_999_999).multipleOf(0.01).nullable(),
        currency: Currency.refine(isInUse, { error: '쓰이는 통화를 적어 주세요.', abort: true }).default('KRW'),
        purchasedOn: CalendarDate.nullable().default(null),
      })
      .refine(({ price, currency }) => price === null || Number.isInteger(price) || decimalsOf(currency) !== 0, {
        path: ['price'],
        message: '이 통화는 소수 없이 적어 주세요.',
      }),
    status: 200,
    response: Purchase,
    errors: ['ClothesNotFound'],
  },
})

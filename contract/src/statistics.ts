import * as z from 'zod'
import { ClothesType, OutfitItem, Season } from './clothes.ts'
import { ColorFamily } from './colors.ts'
import { endpoints } from './endpoint.ts'
import { Feeling } from './feeling.ts'
import { Currency } from './purchases.ts'
import { CalendarDate, WeatherId } from './vocabulary.ts'
import { Wear, WornWeather } from './wears.ts'

export const StatisticsPeriod = z.enum(['SEASON', 'YEAR', 'ALL'])
export type StatisticsPeriod = z.infer<typeof StatisticsPeriod>

/** Most rows of a list; the rest is left out. */
export const mostCounted = 50
/** Most dots on the color wheel. */
export const mostDots = 200
export const unwornDays = 90

/** How many days of the period a piece was worn. */
export const PieceCount = z.object({ item: OutfitItem, days: z.int() })
export type PieceCount = z.infer<typeof PieceCount>

/**
 * Counts of the pieces that fit a season and are not packed away: all (`usable`), and those that were worn (`used`).
 */
export const SeasonShare = z.object({ used: z.int(), usable: z.int() })
export type SeasonShare = z.infer<typeof SeasonShare>

/** Cost of a piece in units of the currency, in all and per day worn; `perDay` is null if it was never worn. */
export const PieceCost = z.object({
  item: OutfitItem,
  price: z.number(),
  currency: Currency,
  days: z.int(),
  perDay: z.number().nullable(),
})
export type PieceCost = z.infer<typeof PieceCost>

export const Statistics = z.object({
  /** First day of the period; for all time, the day of the oldest record, or null without records. */
  from: CalendarDate.nullable(),
  recordedDays: z.int(),
  feelings: z.object({ COLD: z.int(), GOOD: z.int(), HOT: z.int() }),
  season: z.object({
    name: Season,
    ...SeasonShare.shape,
    byType: z.array(z.object({ type: ClothesType, ...SeasonShare.shape })),
  }),
  /**
   * `waiting` counts the pieces that were not worn in the last `unwornDays` but came into the closet within these days;
   * pieces that are packed away do not count.
   */
  pieces: z.object({ worn: z.int(), owned: z.int(), waiting: z.int().default(0) }),
  /** Sorted by most days; pieces never worn are left out. */
  most: z.array(PieceCount).max(mostCounted),
  /**
   * Pieces worn least, sorted by fewest days: first those never worn (if a season is asked for, only those of the
   * season; none that are packed away), then those in the lower half by days worn.
   */
  least: z.array(PieceCount).max(mostCounted),
  /**
   * Pieces that were neither worn nor added to the closet in the last `unwornDays` and are not packed away. `days` is
   * the number of days since then; the longest comes first.
   */
  unworn: z.array(z.object({ item: OutfitItem, days: z.int() })).max(mostCounted),
  /**
   * Color families of the whole closet, those with most pieces first; `days` is the sum of the days on which each piece
   * was worn in the period.
   */
  colors: z.array(z.object({ family: ColorFamily, days: z.int(), pieces: z.int().default(0) })),
  /** One dot (`#rrggbb`) for each piece whose color is known; the pieces worn on the most days come first. */
  dots: z
    .array(z.object({ color: z.string(), days: z.int() }))
    .max(mostDots)
    .default([]),
  /** `days` is the sum of the days on which each piece of the type was worn in the period. */
  types: z.array(z.object({ type: ClothesType, days: z.int() })),
  /**
   * Costs by currency, Korean won first; within a currency the cheapest per day worn comes first, and pieces never worn
   * come last.
   */
  costs: z.array(PieceCost).max(mostCounted),
  values: z.array(z.object({ currency: Currency, total: z.number(), pieces: z.int() })),
})
export type Statistics = z.infer<typeof Statistics>

/**
 * A recorded day whose weather was similar. `distance` is from 0 (the same weather) to 1: the square root of the sum of
 * the squared differences in felt °C divided by 2, in the class of rain (bounds at 0.1, 1, 5 and 15 mm), and in wind in
 * m/s divided by 3.
 */
export const SimilarDay = z.object({ wear: Wear, weather: WornWeather, distance: z.number() })
export type SimilarDay = z.infer<typeof SimilarDay>

/** Whether the forecast was right on a day, and how warm the user felt; null where unknown. */
export const RecordDay = z.object({
  date: CalendarDate,
  temperatureRight: z.boolean().nullable(),
  rainRight: z.boolean().nullable(),
  feeling: Feeling.nullable(),
})
export type RecordDay = z.infer<typeof RecordDay>

export const recordDays = 30
/** Number of days with known results that are needed before shares are shown. */
export const enoughRecordDays = 7

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
    /**
     * `alike` counts all days within distance 1 for which the user gave a feeling, `right` those of them that felt
     * right.
     */
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
    /** The days before today, oldest first; `offset` is the learned correction in °C (see `Comfort`). */
    response: z.object({ days: z.array(RecordDay).length(recordDays), offset: z.number() }),
  },
})

import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { FlatLayScene } from './flat-lays.ts'
import { Occasion } from './occasions.ts'
import { outfitClothesIds } from './outfit-ids.ts'
import { Feeling } from './feeling.ts'
import { recordEndpoints, seenRevision } from './records.ts'
import { visibleText } from './text.ts'
import { CalendarDate, pageOf, pageQuery, Timestamp, WeatherId } from './vocabulary.ts'
import { LookId, WearId, WornItem, WornWeather } from './wears.ts'

export const lookNameLimit = 40
export const lookTagLimit = 20
export const mostLookTags = 10
/**
 * Least match (0–100: how well an outfit suits a day) of a look that suits the day; nine in ten good recommendations
 * reach it.
 */
export const goodMatch = 69

const chosen = {
  name: visibleText(lookNameLimit, '이름을 적어 주세요.'),
  tags: z.array(visibleText(lookTagLimit)).max(mostLookTags).default([]),
  occasions: z.array(Occasion).max(Occasion.options.length).default([]),
}

/**
 * A saved outfit. `match` (0–100) and `suits` refer to the weather of the query; `match` is null without a weather or
 * if pieces are missing.
 */
export const Look = z.object({
  id: LookId,
  name: z.string(),
  tags: z.array(z.string()),
  occasions: z.array(Occasion),
  items: z.array(WornItem),
  scene: FlatLayScene.nullable(),
  wornDays: z.int(),
  match: z.int().nullable(),
  suits: z.boolean(),
  createdAt: Timestamp,
  revision: z.int(),
})
export type Look = z.infer<typeof Look>

export const LookOrder = z.enum(['match', 'createdAt'])
export type LookOrder = z.infer<typeof LookOrder>

/** `suitingCount`: how many looks of the whole filtered list suit the weather of the query; null without a weather. */
export const LookPage = z.object({ ...pageOf(Look).shape, suitingCount: z.int().nullable() })
export type LookPage = z.infer<typeof LookPage>

/** A saved outfit with its days; `range`: felt °C for which it is neither too cold nor too warm. */
export const LookDetails = z.object({
  ...Look.shape,
  range: z.object({ coldest: z.int(), warmest: z.int() }).nullable(),
  days: z.array(
    z.object({
      wearId: WearId,
      date: CalendarDate,
      feeling: Feeling.nullable(),
      weather: WornWeather.nullable(),
    }),
  ),
})
export type LookDetails = z.infer<typeof LookDetails>

export const LookChange = z.object({ ...chosen, clothesIds: outfitClothesIds, revision: seenRevision })
export type LookChange = z.output<typeof LookChange>

const record = recordEndpoints(
  'looks',
  { path: '/api/looks/:lookId', params: z.object({ lookId: LookId }), access: 'user' },
  { change: LookChange, kept: Look },
)
const forWeather = z.object({ weatherId: WeatherId.optional() })

/**
 * Query of looks. `clothesIds` leaves the looks of exactly these pieces, in whatever order. `match`, the default for a query with a weather, sorts looks that suit it first; `createdAt` sorts
 * the newest first.
 */
const LookQuery = pageQuery().extend({
  ...forWeather.shape,
  occasion: Occasion.optional(),
  clothesIds: outfitClothesIds.optional(),
  sortBy: LookOrder.optional(),
})
export type LookQuery = z.output<typeof LookQuery>

export const looks = endpoints({
  list: {
    method: 'GET',
    path: '/api/looks',
    access: 'user',
    lane: 'heavy',
    summary: '룩북',
    query: LookQuery,
    status: 200,
    response: LookPage,
    errors: ['WeatherNotFound'],
  },
  get: {
    ...record.get,
    lane: 'heavy',
    summary: '저장한 옷차림',
    query: forWeather,
    response: LookDetails,
    errors: [...record.get.errors, 'WeatherNotFound'],
  },
  save: {
    ...record.save,
    summary: '옷차림 저장하기 (같은 요청은 한 번만 남음)',
    errors: [...record.save.errors, 'ClothesNotFound'],
  },
  delete: { ...record.delete, summary: '저장한 옷차림 지우기' },
})

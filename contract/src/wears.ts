import * as z from 'zod'
import { clothesImageLimit, OutfitItem } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { outfitLimit } from './feeds.ts'
import { FlatLayScene } from './flat-lays.ts'
import { Occasion } from './occasions.ts'
import { PutAwayPlace } from './put-away-place.ts'
import { Feeling } from './feeling.ts'
import { recordEndpoints, seenRevision } from './records.ts'
import { textOrNull } from './text.ts'
import { CalendarDate, ClothesId, FeedId, id, ImageUrl, noContent, Picture, WeatherId } from './vocabulary.ts'
import { PrecipitationType, ShownSky } from './weather.ts'

export const WearId = id('WearId')
export type WearId = z.infer<typeof WearId>

export const LookId = id('LookId')
export type LookId = z.infer<typeof LookId>

export const plannedDaysAhead = 14
export const wearNoteLimit = 200
/** Most days of the diary in one request, `from` and `to` included. */
export const mostDiaryDays = 62

export const WearState = z.enum(['PLANNED', 'WORN'])
export type WearState = z.infer<typeof WearState>

export const WearSource = z.enum(['RECOMMENDATION', 'LOOK', 'FEED', 'HAND'])
export type WearSource = z.infer<typeof WearSource>

/**
 * Weather of a recorded day. `min` and `max`: air °C of the day. While the user is out: mean felt °C, rain in mm, mean
 * wind in m/s. Null where unknown.
 */
export const WornWeather = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  felt: z.number().nullable(),
  rain: z.number().nullable(),
  snow: z.boolean(),
  wind: z.number().nullable(),
  skyStatus: ShownSky,
  precipitationType: PrecipitationType.catch('NONE'),
  isSample: z.boolean(),
})
export type WornWeather = z.infer<typeof WornWeather>

/**
 * A piece as it was when it was recorded. `isGone`: it has left the closet since; `away`: whether it is in the wash or
 * packed away for the season on the day of a plan.
 */
export const WornItem = z.object({ ...OutfitItem.shape, isGone: z.boolean(), away: PutAwayPlace.nullable() })
export type WornItem = z.infer<typeof WornItem>

/** `HH:MM` in Korea. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const chosen = {
  date: CalendarDate,
  state: WearState,
  occasion: Occasion.nullable(),
  from: ClockTime.nullable(),
  feeling: Feeling.nullable(),
  note: z.string().nullable(),
  source: WearSource,
  feedId: FeedId.nullable(),
  lookId: LookId.nullable(),
}

/** An outfit that was planned for a day or worn on it. */
export const Wear = z.object({
  id: WearId,
  ...chosen,
  /** Whether the outfit counts as worn only because it was planned for that day and the user did not deny it. */
  isAssumed: z.boolean(),
  items: z.array(WornItem),
  scene: FlatLayScene.nullable(),
  photo: z.object({ imageUrl: ImageUrl, picture: Picture }).nullable(),
  /** Weather of the day: `weather` as forecast when the outfit was recorded, `observed` as measured. */
  weather: WornWeather.nullable(),
  observed: WornWeather.nullable(),
  revision: z.int(),
})
export type Wear = z.infer<typeof Wear>

export const WearChange = z.object({
  ...chosen,
  note: textOrNull(wearNoteLimit).default(null),
  occasion: Occasion.nullable().default(null),
  from: ClockTime.nullable().default(null),
  feeling: Feeling.nullable().default(null),
  feedId: FeedId.nullable().default(null),
  lookId: LookId.nullable().default(null),
  clothesIds: z
    .array(ClothesId)
    .min(1)
    .max(outfitLimit)
    .refine((ids) => new Set(ids).size === ids.length, '같은 옷이 두 번 들어 있어요.'),
  weatherId: WeatherId.nullable().default(null),
  revision: seenRevision,
})
export type WearChange = z.output<typeof WearChange>

/** A day of the diary; its weather is `TYPICAL` for the season if the day lies beyond the forecast. */
export const DiaryDay = z.object({
  date: CalendarDate,
  kind: z.enum(['KNOWN', 'TYPICAL', 'NONE']),
  weatherId: WeatherId.nullable(),
  weather: WornWeather.pick({
    min: true,
    max: true,
    skyStatus: true,
    precipitationType: true,
    isSample: true,
  }).nullable(),
})
export type DiaryDay = z.infer<typeof DiaryDay>

/**
 * Question about a record: how warm the user felt yesterday (`FEELING`), or whether an older plan was worn (`WORN`).
 */
export const WearQuestion = z.object({ asks: z.enum(['FEELING', 'WORN']), wear: Wear })
export type WearQuestion = z.infer<typeof WearQuestion>

export const WearAnswer = z.enum(['COLD', 'GOOD', 'HOT', 'WORN', 'NOT_WORN', 'LATER'])
export type WearAnswer = z.infer<typeof WearAnswer>

const one = { path: '/api/wears/:wearId', params: z.object({ wearId: WearId }), access: 'user' } as const
const record = recordEndpoints('wears', one, { change: WearChange, kept: Wear })

export const wears = endpoints({
  list: {
    method: 'GET',
    path: '/api/wears',
    access: 'user',
    lane: 'heavy',
    summary: '기록과 계획',
    query: z.object({ from: CalendarDate, to: CalendarDate }),
    status: 200,
    response: z.object({ wears: z.array(Wear), days: z.array(DiaryDay) }),
    errors: ['InvalidInput'],
  },
  question: {
    method: 'GET',
    path: '/api/wears/question',
    access: 'user',
    summary: '지난 옷차림에 대한 질문',
    status: 200,
    response: z.object({ question: WearQuestion.nullable() }),
  },
  get: { ...record.get, summary: '기록 하나' },
  save: {
    ...record.save,
    summary: '기록하기 (같은 요청은 한 번만 남음)',
    errors: [...record.save.errors, 'ClothesNotFound', 'FeedNotFound', 'WeatherNotFound'],
  },
  delete: { ...record.delete, summary: '기록 지우기' },
  answer: {
    ...one,
    method: 'POST',
    path: '/api/wears/:wearId/answer',
    summary: '지난 옷차림에 답하기',
    body: z.object({ answer: WearAnswer }),
    status: 200,
    response: z.object({ question: WearQuestion.nullable() }),
    errors: ['WearNotFound'],
  },
  savePhoto: {
    ...one,
    method: 'POST',
    path: '/api/wears/:wearId/photo',
    summary: '기록에 사진 더하기',
    body: z.object({}),
    encoding: 'multipart',
    imageLimit: clothesImageLimit,
    rate: 'upload',
    status: 200,
    response: Wear,
    errors: ['WearNotFound', 'InvalidImage', 'ImageTooLarge', 'TooManyPictures'],
  },
  deletePhoto: {
    ...one,
    method: 'DELETE',
    path: '/api/wears/:wearId/photo',
    summary: '기록의 사진 지우기',
    status: 204,
    response: noContent,
    errors: ['WearNotFound'],
  },
})

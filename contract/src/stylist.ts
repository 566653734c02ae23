import * as z from 'zod'
import { ClothesType } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { outfitLimit } from './feeds.ts'
import {
  DayPlan,
  dayPlanLabels,
  FormalEvent,
  longestDayNote,
  mostDayPlans,
  mostPutOff,
  Occasion,
  Sport,
  WorkLook,
} from './occasions.ts'
import { Avoided } from './stylist-labels.ts'
import { StylistQuestion } from './stylist-question.ts'
import { textUpTo } from './text.ts'
import { VoteReason } from './vote-reasons.ts'
import { CalendarDate, ClothesId, noContent, WeatherId } from './vocabulary.ts'

/** Hour of the day in Korea. */
const HourOfDay = z.int().min(0).max(23)
/** 0 is Sunday. */
const Weekday = z.int().min(0).max(6)
const everyWeekdayOnce = <T extends { weekday: number }>(rows: readonly T[]) =>
  new Set(rows.map(({ weekday }) => weekday)).size === rows.length

/**
 * Hours that a user is out on a weekday; `home` before `leave` means the next morning. `staysIn`: the user stays at
 * home.
 */
export const WeekdayHours = z.object({
  weekday: Weekday,
  leave: HourOfDay,
  home: HourOfDay,
  staysIn: z.boolean().default(false),
})
export type WeekdayHours = z.infer<typeof WeekdayHours>

/**
 * Pieces that belong to every outfit of a weekday (정해진 옷), such as uniforms; the stylist chooses only the other pieces.
 */
export const FixedOutfit = z.object({ weekday: Weekday, clothesIds: z.array(ClothesId).min(1).max(outfitLimit) })
export type FixedOutfit = z.infer<typeof FixedOutfit>

export const WeekdayOccasion = z.object({ weekday: Weekday, occasion: Occasion })
export type WeekdayOccasion = z.infer<typeof WeekdayOccasion>

/** Preferences that a user states to the stylist; no other user sees them. */
export const StylistPreferences = z.object({
  /** How the user dresses for work (출근); null until the question is answered. */
  workLook: WorkLook.nullable(),
  formalEvent: FormalEvent.nullable(),
  sport: Sport.nullable(),
  hours: z.array(WeekdayHours).max(7).refine(everyWeekdayOnce),
  fixedOutfits: z.array(FixedOutfit).max(7).refine(everyWeekdayOnce),
  avoided: z.array(Avoided).max(Avoided.options.length),
  /** The occasion that the user chose last on each weekday. */
  occasions: z.array(WeekdayOccasion).max(7).refine(everyWeekdayOnce),
})
export type StylistPreferences = z.infer<typeof StylistPreferences>

/** A preference learned from votes: `text` in Korean (`검정 하의를 자주 좋아해요`), `weight` from −1 (dislikes) to 1 (likes). */
export const Learned = z.object({ text: z.string(), weight: z.number() })
export type Learned = z.infer<typeof Learned>

/** A vote on an outfit; it replaces an earlier one for the same pieces, day and occasion. */
export const Vote = z
  .object({
    weatherId: WeatherId,
    clothesIds: z.array(ClothesId).min(1).max(outfitLimit),
    occasion: Occasion,
    /** Null takes the vote back. */
    liked: z.boolean().nullable(),
    /** Only allowed with `liked: false`. */
    reason: VoteReason.nullable().default(null),
  })
  .refine(({ liked, reason }) => liked === false || reason === null, {
    path: ['reason'],
    error: '마음에 들지 않는 이유는 싫어요에만 붙일 수 있어요.',
  })
export type Vote = z.infer<typeof Vote>

/** `value` is one of the question's options; null skips it for good. */
export const StylistAnswer = z.object({
  kind: StylistQuestion.shape.kind,
  clothesId: ClothesId.nullable().default(null),
  value: z.string().max(40).nullable(),
})
export type StylistAnswer = z.infer<typeof StylistAnswer>

/** The source from which the stylist derived the kind of a piece; the owner's corrections always take precedence. */
export const ReadingSource = z.enum(['OWNER', 'NAME', 'MODEL', 'BRAND', 'ATTRIBUTES', 'TYPE'])
export type ReadingSource = z.infer<typeof ReadingSource>

/** LAST_RESORT: worn only if nothing else is left; UNWORN: never worn. */
export const WornCondition = z.enum(['FINE', 'LAST_RESORT', 'UNWORN'])
export type WornCondition = z.infer<typeof WornCondition>

/** `kind` is an id of the stylist's catalogue, `label` its Korean word. */
const ReadKind = z.object({ kind: z.string(), label: z.string() })

export const Reading = z.object({
  clothesId: ClothesId,
  ...ReadKind.shape,
  source: ReadingSource,
  /** How certain the kind is, 0–1. */
  confidence: z.number(),
  condition: WornCondition,
  /** Other kinds that the piece may be, likeliest first; empty if the kind is clear. */
  guesses: z.array(ReadKind),
  /** Kinds from which the owner can choose the right one. */
  kinds: z.array(ReadKind),
})
export type Reading = z.infer<typeof Reading>

/** A kind of piece to buy; `outfits` is how many good outfits it adds over the season. */
export const Gap = z.object({ type: ClothesType, kind: z.string(), label: z.string(), outfits: z.int() })
export type Gap = z.infer<typeof Gap>

/**
 * Numbers of days before and after today that a user can describe; a description is deleted `back` days after its day.
 */
export const saidDays = { back: 30, ahead: 14 }

/** A user's statements about one day and occasion (오늘은); no other user sees them. */
export const OccasionDay = z.object({
  date: CalendarDate,
  occasion: Occasion,
  plans: z.array(DayPlan).max(mostDayPlans),
  /** `home` before `leave` means past midnight; null: the user's usual hours on such a day. */
  leave: HourOfDay.nullable(),
  home: HourOfDay.nullable(),
  /** Pieces that the user ruled out for that day. */
  without: z.array(ClothesId).max(mostPutOff),
})
export type OccasionDay = z.infer<typeof OccasionDay>

/** Words such as 많이 걸어요, 늦게까지, 8시~23시; empty if nothing is stated about the day. */
export const wordsOfDay = ({ plans, ...hours }: Pick<OccasionDay, 'plans' | 'leave' | 'home'>): string =>
  [...plans.map((plan) => dayPlanLabels[plan]), hoursWords(hours)].filter(Boolean).join(', ')

/** Hour at which the night ends, and with it the day of the diary. */
const nightEnd = 4

/** Returns words for the hours out, such as 8시~23시, 23시까지 or 8시부터; empty where the hours are as usual. */
function hoursWords({ leave, home }: Pick<OccasionDay, 'leave' | 'home'>): string {
  const end = home === null ? null : home <= nightEnd ? `새벽 ${home}시` : `${home}시`
  if (leave === null) return end === null ? '' : `${end}까지`
  return end === null ? `${leave}시부터` : `${leave}시~${end}`
}

/** A described day as it is stored, and what else was derived from the user's line of text. */
export const ReadDay = OccasionDay.extend({
  formalEvent: FormalEvent.nullable(),
  sport: Sport.nullable(),
  /** False if no word of the line was understood. */
  isUnderstood: z.boolean(),
})
export type ReadDay = z.infer<typeof ReadDay>

const dayPath = {
  path: '/api/stylist/days/:date/:occasion',
  params: z.object({ date: CalendarDate, occasion: Occasion }),
  access: 'user',
} as const

const stylistPath = { path: '/api/stylist', access: 'user' } as const
const readingPath = {
  path: '/api/clothes/:clothesId/reading',
  params: z.object({ clothesId: ClothesId }),
  access: 'user',
} as const

export const stylist = endpoints({
  get: { ...stylistPath, method: 'GET', summary: '스타일리스트 설정 보기', status: 200, response: StylistPreferences },
  update: {
    ...stylistPath,
    method: 'PATCH',
    summary: '스타일리스트 설정 바꾸기',
    body: StylistPreferences.partial(),
    status: 200,
    response: StylistPreferences,
    errors: ['ClothesNotFound'],
  },
  day: { ...dayPath, method: 'GET', summary: '그날에 대해 말한 것 보기', status: 200, response: OccasionDay },
  describeDay: {
    ...dayPath,
    method: 'PUT',
    summary: '그날에 대해 말하기',
    /**
     * An empty body clears the day. A line of text (`note`) is not stored: the other fields are derived from it, and
     * they belong to the occasion that the line names.
     */
    body: z.object({
      plans: OccasionDay.shape.plans.default([]),
      leave: OccasionDay.shape.leave.default(null),
      home: OccasionDay.shape.home.default(null),
      without: OccasionDay.shape.without.default([]),
      note: textUpTo(longestDayNote).default(''),
      /** False: the line is read, and nothing is stored. */
      keep: z.boolean().default(true),
    }),
    status: 200,
    response: ReadDay,
    errors: ['ClothesNotFound'],
  },
  vote: {
    method: 'POST',
    path: '/api/stylist/votes',
    access: 'user',
    summary: '추천이 마음에 드는지 알리기',
    body: Vote,
    status: 204,
    stores: true,
    response: noContent,
    errors: ['WeatherNotFound', 'ClothesNotFound'],
  },
  answer: {
    method: 'POST',
    path: '/api/stylist/answers',
    access: 'user',
    summary: '스타일리스트의 질문에 답하기',
    body: StylistAnswer,
    status: 204,
    stores: true,
    response: noContent,
    errors: ['ClothesNotFound'],
  },
  learned: {
    method: 'GET',
    path: '/api/stylist/learned',
    access: 'user',
    summary: '내가 배운 것 보기',
    status: 200,
    response: z.object({ learned: z.array(Learned), votes: z.int() }),
  },
  forget: {
    method: 'DELETE',
    path: '/api/stylist/learned',
    access: 'user',
    summary: '내가 배운 것 지우기',
    status: 204,
    response: noContent,
  },
  gaps: {
    method: 'GET',
    path: '/api/stylist/gaps',
    access: 'user',
    lane: 'heavy',
    summary: '옷장에 있으면 좋을 것',
    query: z.object({ on: CalendarDate.optional() }),
    status: 200,
    response: z.object({ gaps: z.array(Gap) }),
  },
  read: {
    ...readingPath,
    method: 'GET',
    summary: '스타일리스트가 읽은 것 보기',
    status: 200,
    response: Reading,
    errors: ['ClothesNotFound'],
  },
  correct: {
    ...readingPath,
    method: 'PATCH',
    summary: '스타일리스트가 읽은 것 고치기',
    /** Null takes a correction back. */
    body: z.object({
      kind: z.string().max(40).nullable().optional(),
      condition: WornCondition.nullable().optional(),
    }),
    status: 200,
    response: Reading,
    errors: ['ClothesNotFound'],
  },
})

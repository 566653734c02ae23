import * as z from 'zod'
import { OutfitItem } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { Feeling } from './feeling.ts'
import { CalendarDate, FeedId, noContent } from './vocabulary.ts'

/** An outfit that the user posted for today or an earlier day, and how warm they felt in it. */
export const WornOutfit = z.object({
  date: CalendarDate,
  feedId: FeedId,
  items: z.array(OutfitItem),
  feeling: Feeling.nullable(),
})
export type WornOutfit = z.infer<typeof WornOutfit>

/**
 * `offset`: °C by which days count as warmer (positive) or colder for this user. It is learned from feelings, stays
 * within `comfortBound` and fades with time.
 */
export const Comfort = z.object({
  offset: z.number(),
  yesterday: WornOutfit.nullable(),
  today: WornOutfit.nullable(),
})
export type Comfort = z.infer<typeof Comfort>

/** Largest `offset` in °C, either way. */
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
    stores: true,
    response: Comfort,
    errors: ['FeedNotFound', 'Forbidden'],
  },
  reset: { ...comfortPath, method: 'DELETE', summary: '체감 보정 지우기', status: 204, response: noContent },
})

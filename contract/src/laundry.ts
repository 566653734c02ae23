import * as z from 'zod'
import { OutfitItem } from './clothes.ts'
import { endpoints } from './endpoint.ts'
import { PutAwayPlace } from './put-away-place.ts'
import { CalendarDate, ClothesId } from './vocabulary.ts'

/** Groups of pieces that are washed after the same number of wears. */
export const WashGroup = z.enum(['SHIRT', 'KNIT', 'BOTTOM', 'DRESS', 'OUTER', 'SMALL', 'KEPT'])
export type WashGroup = z.infer<typeof WashGroup>
export const washGroupLabels = {
  SHIRT: '티셔츠·셔츠',
  KNIT: '니트·가디건',
  BOTTOM: '하의',
  DRESS: '원피스',
  OUTER: '아우터',
  SMALL: '양말·속옷',
  KEPT: '신발·가방·소품',
} as const satisfies Record<WashGroup, string>

export const mostWearsUnwashed = 30
export const mostDaysInWash = 14

const wearsUntilDue = z.int().min(0).max(mostWearsUnwashed)

/** Number of wears after which a piece of each group is due for washing; 0: never. */
export const WashingRules = z.object({
  SHIRT: wearsUntilDue,
  KNIT: wearsUntilDue,
  BOTTOM: wearsUntilDue,
  DRESS: wearsUntilDue,
  OUTER: wearsUntilDue,
  SMALL: wearsUntilDue,
  KEPT: wearsUntilDue,
} satisfies Record<WashGroup, z.ZodType>)
export type WashingRules = z.infer<typeof WashingRules>

/** `isAutomatic` puts due pieces into the wash when the day ends; `daysAway` is how long a wash takes. */
export const LaundryRules = z.object({
  wears: WashingRules,
  daysAway: z.int().min(1).max(mostDaysInWash),
  isAutomatic: z.boolean(),
})
export type LaundryRules = z.infer<typeof LaundryRules>

export const usualLaundryRules: LaundryRules = {
  wears: { SHIRT: 1, KNIT: 3, BOTTOM: 4, DRESS: 2, OUTER: 10, SMALL: 1, KEPT: 0 },
  daysAway: 3,
  isAutomatic: false,
}

/**
 * A piece that is in the wash or packed away for the season. It is not recommended before the day `until`; if that is
 * null, not before the user takes it out.
 */
export const PutAwayPiece = z.object({
  item: OutfitItem,
  place: PutAwayPlace,
  since: CalendarDate,
  until: CalendarDate.nullable(),
})
export type PutAwayPiece = z.infer<typeof PutAwayPiece>

/** A piece due for washing, with its `wears` since the last washing. */
export const DuePiece = z.object({ item: OutfitItem, wears: z.int(), group: WashGroup })
export type DuePiece = z.infer<typeof DuePiece>

export const Laundry = z.object({
  washing: z.array(PutAwayPiece),
  stored: z.array(PutAwayPiece),
  due: z.array(DuePiece),
  rules: LaundryRules,
})
export type Laundry = z.infer<typeof Laundry>

const Pieces = z.object({
  clothesIds: z
    .array(ClothesId)
    .min(1)
    .max(500)
    .transform((ids) => [...new Set(ids)]),
})
const path = '/api/laundry'
const changed = { access: 'user', lane: 'heavy', status: 200, response: Laundry, errors: ['ClothesNotFound'] } as const

export const laundry = endpoints({
  get: { method: 'GET', path, access: 'user', lane: 'heavy', summary: '세탁·보관', status: 200, response: Laundry },
  putAway: {
    ...changed,
    method: 'POST',
    path: '/api/laundry/away',
    summary: '세탁하거나 보관하기',
    /**
     * Without `until`, pieces are in the wash for `daysAway` of the rules, and packed away until the user takes them
     * out.
     */
    body: z.object({ ...Pieces.shape, place: PutAwayPlace, until: CalendarDate.nullable().default(null) }),
  },
  takeOut: {
    ...changed,
    method: 'POST',
    path: '/api/laundry/back',
    summary: '옷장으로 꺼내기',
    /** `isUndone` puts the pieces back where they were before, without counting them as washed. */
    body: z.object({ ...Pieces.shape, isUndone: z.boolean().default(false) }),
  },
  postpone: { ...changed, method: 'POST', path: '/api/laundry/postponed', summary: '더 입고 세탁하기', body: Pieces },
  setRules: {
    ...changed,
    method: 'PUT',
    path: '/api/laundry/rules',
    summary: '세탁 규칙 바꾸기',
    body: LaundryRules,
  },
})

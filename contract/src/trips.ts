import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { outfitLimit } from './feeds.ts'
import { FlatLayScene } from './flat-lays.ts'
import { Occasion } from './occasions.ts'
import { OutfitItem, ClothesType } from './clothes.ts'
import { mostTrips } from './record-limits.ts'
import { recordEndpoints, seenRevision } from './records.ts'
import { CalendarDate, ClothesId, id, Timestamp } from './vocabulary.ts'
import { DiaryDay, WornItem } from './wears.ts'
import { ChosenPosition } from './places.ts'

export const TripId = id('TripId')
export type TripId = z.infer<typeof TripId>

/** Id of an outfit of a trip; a look or a planned outfit that is made from it has the same id. */
export const TripOutfitId = id('TripOutfitId')
export type TripOutfitId = z.infer<typeof TripOutfitId>

export const mostTripDays = 14
/** Most years, and most days, from today to the first day of a trip. */
const mostYearsToTrip = 1
export const mostDaysToTrip = mostYearsToTrip * 365
export const tripTooFar = `${mostYearsToTrip}년 안의 날을 골라 주세요.`
/** Most occasions on one day of a trip. */
export const mostTripOccasions = 3
export const mostTripExtras = 60

export const PackSize = z.enum(['LIGHT', 'USUAL', 'ROOMY'])
export type PackSize = z.infer<typeof PackSize>
export const packSizeLabels = { LIGHT: '가볍게', USUAL: '보통', ROOMY: '넉넉히' } as const satisfies Record<
  PackSize,
  string
>

/** Things to pack that hardly anybody enters into a closet. */
export const TripNeed = z.enum(['SOCKS', 'UNDERWEAR', 'UMBRELLA'])
export type TripNeed = z.infer<typeof TripNeed>

/** The names go from the widest area to the smallest. */
const TripPlace = z.object({ locationNames: z.array(z.string()).min(1), latitude: z.number(), longitude: z.number() })

export const TripOutfit = z.object({
  id: TripOutfitId,
  date: CalendarDate,
  occasion: Occasion,
  items: z.array(WornItem),
  scene: FlatLayScene.nullable(),
  /** Whether the outfit is warm enough in the weather as forecast now; null for past days and without clothes. */
  verdict: z.enum(['COLD', 'GOOD', 'HOT']).nullable(),
})
export type TripOutfit = z.infer<typeof TripOutfit>

/** A piece to pack. `outfits`: how many outfits of the trip include it; 0 if it was added by hand. */
export const PackedItem = z.object({ item: OutfitItem, outfits: z.int(), isPacked: z.boolean(), isExtra: z.boolean() })
export type PackedItem = z.infer<typeof PackedItem>

const chosen = { startsOn: CalendarDate, endsOn: CalendarDate, size: PackSize }

export const TripSummary = z.object({
  id: TripId,
  place: TripPlace,
  ...chosen,
  outfits: z.int(),
  pieces: z.int(),
  packed: z.int(),
  /** Pieces of the trip's first outfit. */
  items: z.array(WornItem),
  scene: FlatLayScene.nullable(),
})
export type TripSummary = z.infer<typeof TripSummary>

export const Trip = z.object({
  id: TripId,
  place: TripPlace,
  ...chosen,
  /** Chance of rain on the wettest day in %, by the forecast or by the climate; null where unknown. */
  rain: z.int().nullable(),
  days: z.array(DiaryDay),
  outfits: z.array(TripOutfit),
  packing: z.array(PackedItem),
  packedNeeds: z.array(TripNeed).default([]),
  /** Types of clothes that the trip needs and the closet does not have. */
  missing: z.array(ClothesType),
  createdAt: Timestamp,
  revision: z.int(),
})
export type Trip = z.infer<typeof Trip>

export const TripChange = z.object({
  ...ChosenPosition.shape,
  ...chosen,
  /** Every day once, in order. */
  days: z
    .array(
      z.object({
        date: CalendarDate,
        occasions: z
          .array(Occasion)
          .min(1)
          .max(mostTripOccasions)
          .refine((all) => new Set(all).size === all.length, '같은 상황이 두 번 들어 있어요.'),
      }),
    )
    .min(1)
    .max(mostTripDays),
  revision: seenRevision,
})
export type TripChange = z.output<typeof TripChange>

const one = { path: '/api/trips/:tripId', params: z.object({ tripId: TripId }), access: 'user', lane: 'heavy' } as const
const record = recordEndpoints('trips', one, { change: TripChange, kept: Trip })

const Packed = z
  .object({
    clothesIds: z.array(ClothesId).max(Math.max(mostTripExtras, outfitLimit)).default([]),
    needs: z.array(TripNeed).max(TripNeed.options.length).default([]),
    isPacked: z.boolean(),
  })
  .refine(({ clothesIds, needs }) => clothesIds.length + needs.length > 0, {
    path: ['clothesIds'],
    error: '챙긴 것을 골라 주세요.',
  })

export const trips = endpoints({
  list: {
    method: 'GET',
    path: '/api/trips',
    access: 'user',
    lane: 'heavy',
    summary: '여행',
    status: 200,
    /** Trips that are not over come first, the soonest first; then past trips follow, the latest first. */
    response: z.object({ data: z.array(TripSummary).max(mostTrips) }),
  },
  get: { ...record.get, summary: '여행 하나' },
  save: {
    ...record.save,
    summary: '여행 만들고 짐 싸기 (같은 요청은 한 번만 남음)',
    errors: ['InvalidInput', ...record.save.errors, 'LocationNotSupported'],
  },
  delete: { ...record.delete, summary: '여행 지우기' },
  repack: {
    ...one,
    method: 'POST',
    path: '/api/trips/:tripId/outfits',
    summary: '옷차림 다시 짜기',
    body: z.object({ revision: z.int() }),
    status: 200,
    stores: true,
    response: Trip,
    errors: ['TripNotFound', 'TripChanged'],
  },
  pack: {
    ...one,
    method: 'POST',
    path: '/api/trips/:tripId/packed',
    summary: '챙긴 옷과 소품 표시하기',
    body: Packed,
    status: 200,
    response: Trip,
    errors: ['TripNotFound'],
  },
  setExtras: {
    ...one,
    method: 'PUT',
    path: '/api/trips/:tripId/extras',
    summary: '더 챙길 옷 정하기',
    body: z.object({ clothesIds: z.array(ClothesId).max(mostTripExtras) }),
    status: 200,
    response: Trip,
    errors: ['TripNotFound', 'ClothesNotFound'],
  },
})

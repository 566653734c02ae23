import { type DayForecast, PrecipitationType, SkyStatus } from '@otday/contract'
import * as z from 'zod'
import type { Cell } from '../places/index.ts'
import type { Purpose } from '../upstreams/index.ts'

export type ProviderId = DayForecast['source']
/** Forecasts; KMA's observations; its next six hours. */
export type Series = ProviderId | 'kma-observed' | 'kma-ultra'

const measured = z.number().nullable()
const oneOfThree = z.literal([1, 2, 3])

/** From `at` for `stepH` hours. Unknown is null, never 0. */
export const Slot = z.object({
  /** ISO 8601 with Seoul's offset. */
  at: z.string(),
  /** °C */
  tempC: measured,
  /** % of relative humidity */
  humidity: measured,
  /** m/s at 10 m */
  windMs: measured,
  /** Under 4, under 9, from 9 m/s; without `windMs`. */
  windClass: oneOfThree.exactOptional(),
  sky: SkyStatus.nullable(),
  precip: PrecipitationType.nullable(),
  /** % probability */
  pop: measured,
  /** mm in the hour from `at` */
  mm: measured,
  /** Less than `mm`, or at least. */
  mmOpen: z.enum(['lt', 'ge']).exactOptional(),
  /** Weak, moderate, strong; without `mm`. */
  mmClass: oneOfThree.exactOptional(),
  stepH: z.literal([1, 3, 12]),
  /** The midnight ending a forecast; only bounds the last day. */
  closes: z.literal(true).exactOptional(),
  /** A measurement that cannot be one; all of it is unknown. */
  broken: z.literal(true).exactOptional(),
})
export type Slot = z.infer<typeof Slot>

/** °C, as stated for a day in Seoul. */
export interface DayExtremes {
  date: string
  min: number | null
  max: number | null
}

const half = z.object({ sky: SkyStatus.nullable(), precip: PrecipitationType.nullable(), pop: measured })

/** °C; absent where not stated. */
export const MidDay = z.object({
  date: z.string(),
  min: measured.exactOptional(),
  max: measured.exactOptional(),
  am: half.exactOptional(),
  pm: half.exactOptional(),
})
export type MidDay = z.infer<typeof MidDay>

/** Never replaces a later one. */
export interface Issue {
  issuedAt: Date
  /** When the next is due. */
  dueAt: Date
  /** Series of `slots`. */
  series?: Series
  slots?: readonly Slot[]
  extremes?: readonly DayExtremes[]
  /** For an area larger than a cell. */
  midDays?: readonly MidDay[]
}

export interface Asking {
  now: Date
  /** When the stored issue was issued. */
  storedIssuedAt: Date | undefined
  purpose: Purpose
}

/** Issued per area (cell, region) on its own timetable. */
export interface Product {
  name: string
  area: string
  /** Not fetched ahead of use. */
  onlyWhenViewed?: true
  /** Fetched if this hour of yesterday is missing. */
  whenWithoutYesterday?: true
  /** Null when nothing is newer than the stored issue. @throws ProviderFault */
  fetch(asking: Asking): Promise<Issue | null>
}

/** All the module knows of a source. */
export interface WeatherProvider {
  readonly id: Exclude<ProviderId, 'sample'>
  supports(cell: Cell): boolean
  /** Days come from the first; the others are optional. */
  products(cell: Cell, now: Date): readonly [Product, ...Product[]]
}

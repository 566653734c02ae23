import { type DayForecast, PrecipitationType, SkyStatus } from '@otday/contract'
import * as z from 'zod'
import type { Cell } from '../places/index.ts'
import type { Purpose } from '../upstreams/index.ts'

export type ProviderId = DayForecast['source']
/** Series of slots: forecasts of a provider; KMA's observations; KMA's next six hours. */
export type Series = ProviderId | 'kma-observed' | 'kma-ultra'

const measured = z.number().nullable()
const oneOfThree = z.literal([1, 2, 3])

/** Weather from `at` for `stepH` hours. Unknown is null, never 0. */
export const Slot = z.object({
  /** ISO 8601 with Seoul's offset. */
  at: z.string(),
  /** °C */
  tempC: measured,
  /** % of relative humidity */
  humidity: measured,
  /** Speed of the wind in m/s, 10 m above the ground. */
  windMs: measured,
  /** Class of the wind, given in place of `windMs`: 1 under 4 m/s, 2 under 9 m/s, 3 from 9 m/s. */
  windClass: oneOfThree.exactOptional(),
  sky: SkyStatus.nullable(),
  precip: PrecipitationType.nullable(),
  /** Probability of precipitation in %. */
  pop: measured,
  /** Precipitation in mm in the hour that begins at `at`. */
  mm: measured,
  /**
   * Given if the provider states just a bound: with `lt` the amount is below a bound, half of which is `mm`; with `ge`
   * it is `mm` or more.
   */
  mmOpen: z.enum(['lt', 'ge']).exactOptional(),
  /** Class of the amount, given in place of `mm`: 1 weak, 2 moderate, 3 strong. */
  mmClass: oneOfThree.exactOptional(),
  stepH: z.literal([1, 3, 12]),
  /** True for the midnight that ends a forecast; its values are for interpolating the last hours of the day before. */
  closes: z.literal(true).exactOptional(),
  /** True for a measurement that cannot be right; all its values are unknown. */
  broken: z.literal(true).exactOptional(),
})
export type Slot = z.infer<typeof Slot>

/** Lowest and highest °C that the provider states for a day in Seoul. */
export interface DayExtremes {
  date: string
  min: number | null
  max: number | null
}

const half = z.object({ sky: SkyStatus.nullable(), precip: PrecipitationType.nullable(), pop: measured })

/** A day of the mid-term forecast. Temperatures are in °C; values that are not stated are absent. */
export const MidDay = z.object({
  date: z.string(),
  min: measured.exactOptional(),
  max: measured.exactOptional(),
  am: half.exactOptional(),
  pm: half.exactOptional(),
})
export type MidDay = z.infer<typeof MidDay>

/** An issue of a product; it never replaces a later one. */
export interface Issue {
  issuedAt: Date
  /** Time at which the next issue is due. */
  dueAt: Date
  /** The series to which `slots` belong. */
  series?: Series
  slots?: readonly Slot[]
  extremes?: readonly DayExtremes[]
  /** Mid-term days, for an area larger than a cell. */
  midDays?: readonly MidDay[]
}

export interface Asking {
  now: Date
  /** Time at which the issue in the database was issued. */
  storedIssuedAt: Date | undefined
  purpose: Purpose
}

/** A product of a provider, issued per area (cell, region) on its own timetable. */
export interface Product {
  name: string
  area: string
  /** Whether the product is fetched only for viewers, never ahead of use. */
  onlyWhenViewed?: true
  /** Whether the product is fetched only if the present hour of yesterday is missing. */
  whenWithoutYesterday?: true
  /** Returns null when no issue is newer than the stored one. @throws ProviderFault */
  fetch(asking: Asking): Promise<Issue | null>
}

/** A source of forecasts, such as KMA. */
export interface WeatherProvider {
  readonly id: Exclude<ProviderId, 'sample'>
  supports(cell: Cell): boolean
  /** Returns the products of a cell. The forecast needs the first one; the others improve it and may be missing. */
  products(cell: Cell, now: Date): readonly [Product, ...Product[]]
}

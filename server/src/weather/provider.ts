import { type DayForecast, PrecipitationType, SkyStatus } from '@otday/contract'
import * as z from 'zod'
import type { Cell } from './grid.ts'

export type ProviderId = DayForecast['source']
/** The hours of a provider, what it measured, and what it expects of the next six hours. */
export type Series = ProviderId | 'kma-observed' | 'kma-ultra'

const measured = z.number().nullable()
const oneOfThree = z.literal([1, 2, 3])

/** What is expected in one cell from `at` on for `stepH` hours. A value the provider does not have is null, never 0. */
export const Slot = z.object({
  /** ISO 8601 with the offset of Seoul. */
  at: z.string(),
  /** °C */
  tempC: measured,
  /** % of relative humidity */
  humidity: measured,
  /** m/s at 10 m */
  windMs: measured,
  /** Where a provider only tells classes: under 4, under 9, and from 9 m/s on. */
  windClass: oneOfThree.exactOptional(),
  sky: SkyStatus.nullable(),
  precip: PrecipitationType.nullable(),
  /** % of probability of precipitation */
  pop: measured,
  /** mm in the hour from `at` on */
  mm: measured,
  /** The amount is an open range: less than, or at least, `mm`. */
  mmOpen: z.enum(['lt', 'ge']).exactOptional(),
  /** Where a provider only tells classes: weak, moderate, strong. */
  mmClass: oneOfThree.exactOptional(),
  stepH: z.literal([1, 3, 12]),
  /** The midnight at which a forecast ends: it says how the last day ends, and nothing of a day of its own. */
  closes: z.literal(true).exactOptional(),
})
export type Slot = z.infer<typeof Slot>

/** The lowest and highest temperature (°C) a provider states for a day in Seoul. */
export interface DayExtremes {
  date: string
  min: number | null
  max: number | null
}

const half = z.object({ sky: SkyStatus.nullable(), precip: PrecipitationType.nullable(), pop: measured })

/** What a mid-term forecast says of a day in Seoul: °C, and each half of it in words; what it leaves out is absent. */
export const MidDay = z.object({
  date: z.string(),
  min: measured.exactOptional(),
  max: measured.exactOptional(),
  am: half.exactOptional(),
  pm: half.exactOptional(),
})
export type MidDay = z.infer<typeof MidDay>

/** One issue of one product. An issue never replaces a later one. */
export interface Issue {
  issuedAt: Date
  /** When the next one should be there. */
  dueAt: Date
  /** Slots go into this series of the cell. */
  series?: Series
  slots?: readonly Slot[]
  extremes?: readonly DayExtremes[]
  /** Days of an area that is larger than a cell. */
  midDays?: readonly MidDay[]
}

/** How a product is asked for. */
export interface Asking {
  now: Date
  /** The issue that is held; undefined when there is none. */
  held: Date | undefined
  /** Nobody waits for it: it leaves a share of the day's calls to those who do. */
  background: boolean
}

/** Something a provider issues for an area (a cell, a region), on a timetable of its own. */
export interface Product {
  name: string
  area: string
  /** Asked for only because somebody looks, not to be ready for them. */
  whenLooked?: true
  /** Asked for only where the same hour of yesterday is not known. */
  whenWithoutYesterday?: true
  /** The newest issue; null when nothing is newer than what is held. @throws ProviderFault */
  fetch(asking: Asking): Promise<Issue | null>
}

/** A source of weather. The rest of the room knows only this, so a new source is one more folder. */
export interface WeatherProvider {
  readonly id: Exclude<ProviderId, 'sample'>
  supports(cell: Cell): boolean
  /** What tells of a cell at an instant. The first is what days are made of; without the others it still speaks. */
  products(cell: Cell, now: Date): readonly [Product, ...Product[]]
}

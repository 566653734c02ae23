import { type DayForecast, PrecipitationType, SkyStatus } from '@otday/contract'
import * as z from 'zod'
import type { Cell } from './grid.ts'

export type ProviderId = DayForecast['source']

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
})
export type Slot = z.infer<typeof Slot>

/** The lowest and highest temperature (°C) a provider states for a day in Seoul. */
export interface DayExtremes {
  date: string
  min: number | null
  max: number | null
}

/** What a reader of the forecast should know about one of its days. */
interface Flag {
  date: string
  kind: 'midTerm' | 'incomplete'
}

export interface ProviderForecast {
  /** When the provider issued it, ISO 8601. An issue never replaces a later one. */
  issuedAt: string
  /** Who answered, which a provider that stands for several may not know before. */
  source: ProviderId
  /** The product or model, for the record. */
  product: string
  /** Minutes since a later issue should have been there; 0 while this is the latest. */
  staleMinutes: number
  observed?: Slot
  /** Ordered by time; it may reach from yesterday to the fifth day. */
  hourly: Slot[]
  daily: (Partial<DayExtremes> & { date: string })[]
  flags: Flag[]
}

/** A source of weather. The rest of the room knows only this, so a new source is one more folder. */
export interface WeatherProvider {
  readonly id: ProviderId
  /** Shown wherever its numbers are. */
  readonly attribution: { text: string; url?: string }
  supports(cell: Cell): boolean
  /** @throws when it cannot answer; `signal` ends the attempt. */
  fetch(cell: Cell, now: Date, signal: AbortSignal): Promise<ProviderForecast>
}

import type { DayForecast, DefinitionId, FeedWeather, OutfitItem, WeekdayHours, WeekdayOccasion } from '@otday/contract'
import type * as z from 'zod'

/** Column comments name these `jsonb` types (`json: …`). */
export type StoredForecast = z.input<typeof DayForecast>
export type StoredSlot = Record<string, string | number | boolean | null>
export type StoredMidDay = Record<string, unknown>
export type StoredClosetChange = Record<string, unknown>
export type ChosenValue = { definitionId: DefinitionId; value: string }
export type { FeedWeather, OutfitItem, WeekdayHours, WeekdayOccasion }

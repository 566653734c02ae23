import type {
  DayForecast,
  DefinitionId,
  FeedWeather,
  OutfitItem as ShownItem,
  PictureBox,
  WeekdayHours,
  WeekdayOccasion,
} from '@otday/contract'
import type * as z from 'zod'

/** Column comments name these `jsonb` types (`json: …`). */
export type StoredForecast = z.input<typeof DayForecast>
export type StoredSlot = Record<string, string | number | boolean | null>
export type StoredMidDay = Record<string, unknown>
export type StoredClosetChange = Record<string, unknown>
export type ChosenValue = { definitionId: DefinitionId; value: string }
/** Items from before appearances were stored lack one. */
export type OutfitItem = Omit<ShownItem, 'appearance'> & Partial<Pick<ShownItem, 'appearance'>>
export type { FeedWeather, PictureBox, WeekdayHours, WeekdayOccasion }

import type {
  BriefingContent,
  ClothesId,
  DayForecast,
  DefinitionId,
  FeedWeather,
  FlatLayScene,
  ImageId,
  OutfitItem as ShownItem,
  PictureBox,
  PutAwayPlace,
  WashingRules,
  WeekdayHours,
  WeekdayOccasion,
  WornWeather,
} from '@otday/contract'
import type { MaskRuns } from '@otday/common/cut-mask'
import type * as z from 'zod'

/** Types of `jsonb` columns; the comment of a column in the database names its type (`json: …`). */
export type StoredForecast = z.input<typeof DayForecast>
export type StoredSlot = Record<string, string | number | boolean | null>
export type StoredMidDay = Record<string, unknown>
export type StoredClosetChange = Record<string, unknown>
export type ChosenValue = { definitionId: DefinitionId; value: string }
/** Piece of a stored outfit; outfits stored before appearances existed have none. */
export type OutfitItem = Omit<ShownItem, 'appearance'> & Partial<Pick<ShownItem, 'appearance'>>
export type WornPiece = Omit<OutfitItem, 'imageUrl'> & { clothesId: ClothesId; imageId: ImageId | null }
export type {
  BriefingContent,
  FeedWeather,
  FlatLayScene,
  WornWeather,
  PictureBox,
  WashingRules,
  WeekdayHours,
  WeekdayOccasion,
}

export type CutMask = MaskRuns

/**
 * The place of a piece of clothes before it was last put in the wash or packed away for the season; `place` is null for
 * the closet.
 */
export interface PlaceBefore {
  place: PutAwayPlace | null
  since: string | null
  until: string | null
  washedOn: string | null
  postponedAt: number
}

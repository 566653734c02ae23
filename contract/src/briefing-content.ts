import * as z from 'zod'
import { OutfitItem } from './clothes.ts'
import { FlatLaySky } from './flat-lays.ts'
import { CalendarDate, ClothesId } from './vocabulary.ts'

/** The briefing that was sent on a day; a text is empty if there is nothing to say. */
export const BriefingContent = z.object({
  title: z.string(),
  reason: z.string(),
  rain: z.string(),
  warning: z.string(),
  clothesIds: z.array(ClothesId),
  /** The outfit in words, such as 코트에 니트; empty without an outfit. */
  outfit: z.string(),
  place: z.string(),
  skyLabel: z.string(),
  sky: FlatLaySky,
})
export type BriefingContent = z.infer<typeof BriefingContent>

/**
 * Why a preview is incomplete: briefings are off, no weekday is on, no place is set, the day is beyond the forecast, or
 * the closet has too few clothes.
 */
export const BriefingGap = z.enum(['OFF', 'DAYS', 'PLACE', 'FORECAST', 'CLOTHES'])
export type BriefingGap = z.infer<typeof BriefingGap>

/** The next briefing, made from today's forecast and closet. */
export const BriefingPreview = z.object({
  date: CalendarDate.nullable(),
  /** Time in Seoul, such as `07:30`. */
  time: z.string().nullable(),
  missing: BriefingGap.nullable(),
  /** Null if `missing` names a gap other than `CLOTHES`; `body` is the text of the push notification. */
  content: BriefingContent.pick({ title: true, place: true, skyLabel: true, sky: true, outfit: true })
    .extend({ body: z.string(), items: z.array(OutfitItem) })
    .nullable(),
})
export type BriefingPreview = z.infer<typeof BriefingPreview>

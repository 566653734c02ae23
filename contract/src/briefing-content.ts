import * as z from 'zod'
import { OutfitItem } from './clothes.ts'
import { FlatLaySky } from './flat-lays.ts'
import { CalendarDate, ClothesId } from './vocabulary.ts'

/** The briefing that was sent on a day; texts are empty where nothing is to be said. */
export const BriefingContent = z.object({
  title: z.string(),
  reason: z.string(),
  rain: z.string(),
  warning: z.string(),
  clothesIds: z.array(ClothesId),
  /** Such as 코트에 니트; empty without an outfit. */
  outfit: z.string(),
  place: z.string(),
  skyLabel: z.string(),
  sky: FlatLaySky,
})
export type BriefingContent = z.infer<typeof BriefingContent>

/** Reason why a preview is not whole: it is off, no day is on, no place, a day beyond the forecast, no clothes. */
export const BriefingGap = z.enum(['OFF', 'DAYS', 'PLACE', 'FORECAST', 'CLOTHES'])
export type BriefingGap = z.infer<typeof BriefingGap>

/** The next briefing as it would be sent by what is known now. */
export const BriefingPreview = z.object({
  date: CalendarDate.nullable(),
  /** Time in Seoul, such as `07:30`. */
  time: z.string().nullable(),
  missing: BriefingGap.nullable(),
  /** Null if anything but clothes is missing; `body` is that of a push. */
  content: BriefingContent.pick({ title: true, place: true, skyLabel: true, sky: true, outfit: true })
    .extend({ body: z.string(), items: z.array(OutfitItem) })
    .nullable(),
})
export type BriefingPreview = z.infer<typeof BriefingPreview>

import * as z from 'zod'
import { FlatLaySky } from './flat-lays.ts'
import { ClothesId } from './vocabulary.ts'

/** What was sent on a day; texts are empty where nothing is to be said. */
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

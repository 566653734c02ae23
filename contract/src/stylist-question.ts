import * as z from 'zod'
import { ClothesId } from './vocabulary.ts'

/** A question to the user, at most one a day. `CLOTHES` asks what a piece is. */
export const StylistQuestion = z.object({
  kind: z.enum(['WORK_LOOK', 'FORMAL_EVENT', 'SPORT', 'CLOTHES']),
  text: z.string(),
  clothesId: ClothesId.nullable(),
  /** Answers to choose from, in display order. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type StylistQuestion = z.infer<typeof StylistQuestion>

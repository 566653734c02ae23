import * as z from 'zod'
import { maskSide } from './picture-widths.ts'

/** Outlines that a finger draws need two or three thousand. */
const mostRuns = 10_000

const side = z.int().min(1).max(maskSide)

/** The cut of a piece from its ground: lengths of runs in turn, ground first, row by row over the upright picture. */
export const GarmentMask = z
  .object({ width: side, height: side, runs: z.array(z.int().min(0)).max(mostRuns) })
  .refine(({ width, height, runs }) => runs.reduce((sum, run) => sum + run, 0) === width * height, {
    path: ['runs'],
    error: '사진 전체를 덮어야 해요.',
  })
  .refine(({ runs }) => runs.some((run, turn) => turn % 2 === 1 && run > 0), {
    path: ['runs'],
    error: '옷이 남아 있어야 해요.',
  })
export type GarmentMask = z.infer<typeof GarmentMask>

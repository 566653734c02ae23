import * as z from 'zod'
import { maskSide } from './picture-widths.ts'

/** Outlines that a finger draws need two or three thousand. */
const mostRuns = 10_000

const side = z.int().min(1).max(maskSide)

/**
 * The cut of a piece from its ground: lengths of runs in turn, ground first, row by row over the
 * whole upright picture, with something left of it.
 */
export const GarmentMask = z
  .object({ width: side, height: side, runs: z.array(z.int().min(0)).max(mostRuns) })
  .refine(
    ({ width, height, runs }) =>
      runs.reduce((sum, run) => sum + run, 0) === width * height && runs.some((run, turn) => turn % 2 && run),
  )
export type GarmentMask = z.infer<typeof GarmentMask>

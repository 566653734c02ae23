import * as z from 'zod'
import { mostRuns } from './picture-widths.ts'

/**
 * The outline of a piece, as lengths of runs that alternate between background and piece, background first, row by row
 * over the whole upright picture, at most `maskSide` a side. Only the server validates them: the home page's scripts
 * have no space for it, and no form shows why.
 */
export const GarmentMask = z.object({ width: z.int(), height: z.int(), runs: z.array(z.int()) })
export type GarmentMask = z.infer<typeof GarmentMask>

/** The mask in requests alone: masks that were kept before there was a limit are read all the same. */
export const SentMask = GarmentMask.extend({ runs: z.array(z.int()).max(mostRuns) })

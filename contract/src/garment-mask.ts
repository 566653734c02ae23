import * as z from 'zod'
import { mostRuns } from './picture-widths.ts'

/**
 * The outline of a garment, as lengths of runs that alternate between background and garment, background first, row by
 * row over the whole upright picture, at most `maskSide` px a side. Only the server checks them: the check would
 * enlarge the home page's scripts, and no form could show its error.
 */
export const GarmentMask = z.object({ width: z.int(), height: z.int(), runs: z.array(z.int()) })
export type GarmentMask = z.infer<typeof GarmentMask>

/** The mask in requests, with a limit of runs; stored masks may be older than the limit and exceed it. */
export const SentMask = GarmentMask.extend({ runs: z.array(z.int()).max(mostRuns) })

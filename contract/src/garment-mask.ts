import * as z from 'zod'
import { mostRuns } from './picture-widths.ts'

/**
 * The cut of a piece from its ground: lengths of runs in turn, ground first, row by row over the whole upright picture,
 * at most `maskSide` a side. The server alone checks them: home's scripts have no room for it, and no form shows why.
 */
export const GarmentMask = z.object({ width: z.int(), height: z.int(), runs: z.array(z.int()) })
export type GarmentMask = z.infer<typeof GarmentMask>

/** In requests alone: what was kept before there was a limit is read all the same. */
export const SentMask = GarmentMask.extend({ runs: z.array(z.int()).max(mostRuns) })

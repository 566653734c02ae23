import * as z from 'zod'

/** How warm an outfit is for a day, on the upper body; `feelsLike` and `…By` in °C, the rest in clo. */
export const Fit = z.object({
  feelsLike: z.number(),
  neededClo: z.number(),
  outfitClo: z.number(),
  /** The most clo that is bearable in the coldest hour. */
  mostClo: z.number(),
  verdict: z.enum(['COLD', 'GOOD', 'HOT']),
  /**
   * °C by which one feels too cold and too warm, with layers worn and taken off as one would; 0 where it is not
   * noticed.
   */
  coldBy: z.number().min(0),
  hotBy: z.number().min(0),
})
export type Fit = z.infer<typeof Fit>

/** clo needed outdoors on a hard winter day. */
export const fullWarmth = 2.5

/** Returns warmth as 0–100, for comparing outfits; people are shown degrees. */
export const warmthPoints = (clo: number): number => Math.round(Math.min(Math.max(clo / fullWarmth, 0), 1) * 100)

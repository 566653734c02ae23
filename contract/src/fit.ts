import * as z from 'zod'

/**
 * How warm an outfit is for a day, on the upper body: `feelsLike`, `coldBy` and `hotBy` are in °C, the others in clo,
 * the unit of the insulation of clothes.
 */
export const Fit = z.object({
  feelsLike: z.number(),
  neededClo: z.number(),
  outfitClo: z.number(),
  /** The most clo that is bearable in the coldest hour. */
  mostClo: z.number(),
  verdict: z.enum(['COLD', 'GOOD', 'HOT']),
  /**
   * °C by which the user feels too cold (`coldBy`) and too warm (`hotBy`), putting on and taking off layers during the
   * day; 0 if the difference is too small to notice.
   */
  coldBy: z.number().min(0),
  hotBy: z.number().min(0),
})
export type Fit = z.infer<typeof Fit>

/** Clo on the upper body that a hard winter day needs outdoors. */
export const fullWarmth = 2.5

/** Converts clo to 0–100 points for comparing outfits; users are shown degrees instead. */
export const warmthPoints = (clo: number): number => Math.round(Math.min(Math.max(clo / fullWarmth, 0), 1) * 100)

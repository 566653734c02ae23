import * as z from 'zod'

/** How an outfit suits the warmth of a day, of the upper body; `feelsLike` and `…By` in °C, the rest in clo. */
export const Fit = z.object({
  feelsLike: z.number(),
  neededClo: z.number(),
  outfitClo: z.number(),
  /** The most that is borne in the coldest hour. */
  mostClo: z.number(),
  verdict: z.enum(['COLD', 'GOOD', 'HOT']),
  /** By how much colder and warmer than it is one feels, worn and taken off as one would; 0 where it is not noticed. */
  coldBy: z.number().min(0),
  hotBy: z.number().min(0),
})
export type Fit = z.infer<typeof Fit>

/** clo: a hard winter day outdoors. */
export const fullWarmth = 2.5

/** 0–100, of outfits that are compared; people are told degrees. */
export const warmthPoints = (clo: number): number => Math.round(Math.min(Math.max(clo / fullWarmth, 0), 1) * 100)

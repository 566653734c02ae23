import * as z from 'zod'
import { GarmentKind } from './appearance.ts'
import { ClothesId, PictureBox } from './vocabulary.ts'

/** Width : height is 4:5 for `card`, 1:1 for `square`, 9:16 for `story` and 1200:630 for `link`. */
export const FlatLayFormat = z.enum(['card', 'square', 'story', 'link'])
export type FlatLayFormat = z.infer<typeof FlatLayFormat>

export const FlatLaySky = z.enum(['clear', 'mostly-cloudy', 'cloudy', 'rain', 'snow', 'night'])
export type FlatLaySky = z.infer<typeof FlatLaySky>

/** `none` leaves the ground transparent, so that the theme shows through. */
export const FlatLayGround = z.enum(['sky', 'none'])
export type FlatLayGround = z.infer<typeof FlatLayGround>

/** Query of the URL of a feed's picture. */
export const FlatLayQuery = z.object({
  format: FlatLayFormat.default('card'),
  ground: FlatLayGround.default('sky'),
})
export type FlatLayQuery = z.output<typeof FlatLayQuery>

/**
 * `x`, `y`, `width` and `height` are shares (0–1) of the frame, before the piece is tilted; `tilt` is in degrees,
 * clockwise.
 */
export const FlatLayPiece = z.object({
  clothesId: ClothesId,
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  tilt: z.number(),
  /** Height above the ground, 0–1. */
  lift: z.number(),
  shape: z.enum(['drawing', 'cutout', 'photo']),
  kind: GarmentKind,
  /** `#rrggbb` of the cloth. */
  color: z.string(),
  /** Opacity (0–1) of the lit edge. */
  rim: z.number(),
  /** Bounds of the kind's drawing in its view box of 240 × 240. */
  bounds: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  cutOut: PictureBox.nullable(),
})
export type FlatLayPiece = z.infer<typeof FlatLayPiece>

export const FlatLayScene = z.object({
  format: FlatLayFormat,
  /** Width / height of the frame. */
  ratio: z.number(),
  /** Size of one unit, the measure of shadows and edges, as a share of the frame's height. */
  unit: z.number(),
  /** Pieces that lie lowest come first. */
  pieces: z.array(FlatLayPiece),
  /** Pieces that are not drawn. */
  left: z.array(ClothesId),
})
export type FlatLayScene = z.infer<typeof FlatLayScene>

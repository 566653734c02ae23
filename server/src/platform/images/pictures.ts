import type { Mask } from '@otday/common/cut-mask'
import type { Oklch } from '@otday/common/oklab'
import type { Composition, CompositionType } from './compositions.ts'
import type { PictureWidth, Size } from './sizes.ts'
import type { PictureBox } from './visible-box.ts'

/** A stored picture: upright, sRGB, without metadata. */
export interface ProcessedPicture extends Size {
  /** ThumbHash in base64. */
  thumbhash: string
  /** Dominant color; null when nothing is visible. */
  color: Oklch | null
  /** Perceptual hash; see `hashDistance`. */
  lookHash: string
  /**
   * Area of the visible pixels of a cut-out (a garment without its background), see `visibleBox`; null for other
   * photos.
   */
  cutOut: PictureBox | null
  /** WebP files, the smallest first. */
  variants: { width: PictureWidth; bytes: Uint8Array }[]
}

export interface ProcessedGarment {
  original: ProcessedPicture
  /** Null if the background is not plain. The cut-out's hash is that of the original. */
  cutOut: { picture: ProcessedPicture; mask: Mask } | null
}

/** A garment that was found on a plain background. */
export interface SeenGarment {
  mask: Mask
  /** Dominant color of the garment; null when nothing is visible. */
  color: Oklch | null
}

export interface Images {
  /**
   * Decodes a picture and makes its variants. Owners take turns, and each has a limited time of decoding.
   * @throws InvalidImage for unknown formats, damage, over 50 megapixels; Unavailable; TooManyRequests
   */
  process(bytes: Uint8Array, ownerId: string): Promise<ProcessedPicture>
  /**
   * Like `process`, but also cuts the garment out if possible. Photos are processed one after the other, so that
   * batches delay nobody. Throws like `process`.
   */
  processGarment(bytes: Uint8Array, ownerId: string): Promise<ProcessedGarment>
  /** Cuts the garment out along `mask`, which has the proportions of the upright picture. Throws like `process`. */
  cutGarment(bytes: Uint8Array, mask: Mask, ownerId: string): Promise<ProcessedGarment>
  /** Finds the garment in a photo; null if the background is not plain. Throws like `process`. */
  readGarment(bytes: Uint8Array, ownerId: string): Promise<SeenGarment | null>
  toAvif(webp: Uint8Array): Promise<Uint8Array>
  /** Returns the perceptual hash of a stored picture. @throws InvalidImage for broken files; Unavailable */
  perceptualHashOf(webp: Uint8Array): Promise<string>
  /** Returns the area of a cut-out's visible pixels. Throws like `perceptualHashOf`. */
  cutOutOf(webp: Uint8Array): Promise<PictureBox | null>
  /**
   * Draws pictures one after the other, without metadata. `ownerId` is null for pictures that anyone may request.
   * @throws Unavailable; TooManyRequests
   */
  compose(composition: Composition, type: CompositionType, ownerId: string | null): Promise<Uint8Array>
  close(): Promise<void>
}

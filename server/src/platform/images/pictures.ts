import type { Mask } from '@otday/common/cut-mask'
import type { Oklch } from '@otday/common/oklab'
import type { Composition, CompositionType } from './compositions.ts'
import type { PictureWidth, Size } from './sizes.ts'
import type { PictureBox } from './visible-box.ts'

/** Upright, sRGB, without metadata. */
export interface ProcessedPicture extends Size {
  /** Base64. */
  thumbhash: string
  /** Null when nothing is visible. */
  color: Oklch | null
  /** See `hashDistance`. */
  lookHash: string
  /** See `visibleBox`. */
  cutOut: PictureBox | null
  /** WebP, smallest first. */
  variants: { width: PictureWidth; bytes: Uint8Array }[]
}

export interface ProcessedGarment {
  original: ProcessedPicture
  /** Null without a plain background; its hash is that of the original. */
  cutOut: { picture: ProcessedPicture; mask: Mask } | null
}

/** A piece on plain ground. */
export interface SeenGarment {
  mask: Mask
  /** Null when nothing is visible. */
  color: Oklch | null
}

export interface Images {
  /**
   * Owners take turns and have a budget of decoding.
   * @throws InvalidImage for unknown formats, damage, over 50 megapixels; Unavailable; TooManyRequests
   */
  process(bytes: Uint8Array, ownerId: string): Promise<ProcessedPicture>
  /** Processes photos one after the other, so that batches delay nobody. Throws like `process`. */
  processGarment(bytes: Uint8Array, ownerId: string): Promise<ProcessedGarment>
  /** Returns the piece cut along `mask`, which has the proportions of the upright picture. Throws like `process`. */
  cutGarment(bytes: Uint8Array, mask: Mask, ownerId: string): Promise<ProcessedGarment>
  /** Null without a plain background. Throws like `process`. */
  readGarment(bytes: Uint8Array, ownerId: string): Promise<SeenGarment | null>
  toAvif(webp: Uint8Array): Promise<Uint8Array>
  /** @throws InvalidImage for broken files; Unavailable */
  perceptualHashOf(webp: Uint8Array): Promise<string>
  /** Returns the visible part of a cut-out. Throws like `perceptualHashOf`. */
  cutOutOf(webp: Uint8Array): Promise<PictureBox | null>
  /**
   * Composes one picture after the other, without metadata. `ownerId` is null for those that anyone may request.
   * @throws Unavailable; TooManyRequests
   */
  compose(composition: Composition, type: CompositionType, ownerId: string | null): Promise<Uint8Array>
  close(): Promise<void>
}

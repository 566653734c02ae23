import type { Oklch } from '@otday/common/oklab'
import type { Mask } from './cut-out.ts'
import type { PictureWidth, Size } from './sizes.ts'

/** What an upload becomes: upright, in sRGB, without any metadata. */
export interface ProcessedPicture extends Size {
  /** Base64. */
  thumbhash: string
  /** The colour of what is shown, without the background; null when nothing is. */
  color: Oklch | null
  /** What it looks like: see `lookDistance`. */
  lookHash: string
  /** WebP files, the smallest first. */
  variants: { width: PictureWidth; bytes: Uint8Array }[]
}

/** A photo of a piece of clothing, and the piece alone where it lies on a plain ground. */
export interface ProcessedGarment {
  original: ProcessedPicture
  /** Cut to the piece and see-through around it; its hash is that of the original. */
  cutOut: { picture: ProcessedPicture; mask: Mask } | null
}

export interface Images {
  /**
   * @throws InvalidImage unless `bytes` are a picture of a known format, whole, and within 50 megapixels;
   * Unavailable when there is too much to do.
   */
  process(bytes: Uint8Array): Promise<ProcessedPicture>
  /** One at a time, so that a pile of photos keeps nobody else waiting. Throws what `process` throws. */
  processGarment(bytes: Uint8Array): Promise<ProcessedGarment>
  /** A WebP variant of ours again as AVIF. */
  toAvif(webp: Uint8Array): Promise<Uint8Array>
  /**
   * What a WebP variant of ours looks like: see `lookDistance`.
   * @throws InvalidImage when its file is broken; Unavailable
   */
  perceptualHashOf(webp: Uint8Array): Promise<string>
  close(): Promise<void>
}

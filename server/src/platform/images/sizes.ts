import { pictureWidths } from '@otday/contract/picture-widths'

export type PictureWidth = (typeof pictureWidths)[number]
export interface Size {
  width: number
  height: number
}

/** A variant is at most this many times as high as it is wide: a long product page stays within what WebP can hold. */
export const tallest = 3

const shrinks = ({ width, height }: Size, variant: PictureWidth) => width > variant || height > tallest * variant

/** The variants kept of a picture of the given size: each up to the first that shows it whole. */
export const keptWidths = (size: Size): PictureWidth[] =>
  pictureWidths.filter((_, at) => pictureWidths.slice(0, at).every((smaller) => shrinks(size, smaller)))

/** Variants in the order in which they serve a request for `wanted` px: the nearest not smaller, then the smaller ones. */
export const widthsFor = (wanted: number): PictureWidth[] => [
  ...pictureWidths.filter((width) => width >= wanted),
  ...pictureWidths.filter((width) => width < wanted).toReversed(),
]

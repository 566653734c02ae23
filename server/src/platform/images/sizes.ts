import { pictureWidths } from '@otday/contract/picture-widths'

export type PictureWidth = (typeof pictureWidths)[number]
export interface Size {
  width: number
  height: number
}

/** Largest height of a variant as a multiple of its width, which keeps tall product pictures within WebP's limits. */
export const tallest = 3

const shrinks = ({ width, height }: Size, variant: PictureWidth) => width > variant || height > tallest * variant

/** Returns the widths of the variants that are stored, up to the first that does not shrink the picture. */
export const keptWidths = (size: Size): PictureWidth[] =>
  pictureWidths.filter((_, at) => pictureWidths.slice(0, at).every((smaller) => shrinks(size, smaller)))

/**
 * Returns widths in order of preference: those of at least `wanted` px, the smallest first, then smaller ones, the
 * largest first.
 */
export const widthsFor = (wanted: number): PictureWidth[] => [
  ...pictureWidths.filter((width) => width >= wanted),
  ...pictureWidths.filter((width) => width < wanted).toReversed(),
]

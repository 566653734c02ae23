import { pictureWidths } from '@otday/contract/picture-widths'

export type PictureWidth = (typeof pictureWidths)[number]
export interface Size {
  width: number
  height: number
}

/** Keeps long product pages within WebP's limits. */
export const tallest = 3

const shrinks = ({ width, height }: Size, variant: PictureWidth) => width > variant || height > tallest * variant

/** Up to the first that fits. */
export const keptWidths = (size: Size): PictureWidth[] =>
  pictureWidths.filter((_, at) => pictureWidths.slice(0, at).every((smaller) => shrinks(size, smaller)))

/** `wanted` in px: nearest larger first, then smaller. */
export const widthsFor = (wanted: number): PictureWidth[] => [
  ...pictureWidths.filter((width) => width >= wanted),
  ...pictureWidths.filter((width) => width < wanted).toReversed(),
]

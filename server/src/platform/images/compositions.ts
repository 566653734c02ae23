import type { PictureBox } from './visible-box.ts'

/** Lengths in px of the picture, markup of our own making as SVG. */
export interface Composition {
  width: number
  height: number
  /** Empty for none, which JPEG cannot show. */
  ground: string
  shadowInk: readonly [red: number, green: number, blue: number]
  /** Lowest first. */
  layers: readonly CompositionLayer[]
  texts: readonly CompositionText[]
}

export interface CompositionLayer {
  /** With `{image}` where the inset's URL belongs. */
  markup: string
  inset: CompositionInset | null
  left: number
  top: number
  width: number
  height: number
  /** `blur` is a standard deviation. */
  shadows: readonly { drop: number; blur: number; opacity: number }[]
}

export interface CompositionInset {
  /** A stored picture. */
  bytes: Uint8Array
  crop: PictureBox | null
  width: number
  height: number
}

export interface CompositionText {
  text: string
  weight: 'Medium' | 'SemiBold' | 'Bold'
  /** px of the font. */
  size: number
  /** `#rrggbb` */
  color: string
  align: 'left' | 'center'
  /** Of the left edge or the center, and of the top. */
  x: number
  y: number
  /** Longer texts shrink. */
  maxWidth: number
}

export type CompositionType = 'jpeg' | 'webp' | 'avif'

import type { PictureBox } from './visible-box.ts'

/** A picture to draw. Lengths are in px of that picture; markup is SVG of our own making. */
export interface Composition {
  width: number
  height: number
  /** Markup of the background; empty for none, which JPEG cannot show. */
  ground: string
  shadowInk: readonly [red: number, green: number, blue: number]
  /** Layers from bottom to top. */
  layers: readonly CompositionLayer[]
  texts: readonly CompositionText[]
}

export interface CompositionLayer {
  /** SVG markup, with `{image}` in place of the inset's URL. */
  markup: string
  inset: CompositionInset | null
  left: number
  top: number
  width: number
  height: number
  /** `drop` is the offset downwards, `blur` a standard deviation, both in px; `opacity` is from 0 to 1. */
  shadows: readonly { drop: number; blur: number; opacity: number }[]
}

export interface CompositionInset {
  /** The file of a stored picture. */
  bytes: Uint8Array
  crop: PictureBox | null
  width: number
  height: number
}

export interface CompositionText {
  text: string
  weight: 'Medium' | 'SemiBold' | 'Bold'
  /** Font size in px. */
  size: number
  /** Color as `#rrggbb`. */
  color: string
  align: 'left' | 'center'
  /** `x` is that of the left edge or, if centered, of the center; `y` is that of the top. */
  x: number
  y: number
  /** Width in px above which a text is shrunk. */
  maxWidth: number
}

export type CompositionType = 'jpeg' | 'webp' | 'avif'

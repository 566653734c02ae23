import type { PictureBox } from './visible-box.ts'

/** A picture to compose. Lengths are in px of it; markup is SVG of our own making. */
export interface Composition {
  width: number
  height: number
  /** Markup of the ground; empty for none, which JPEG cannot show. */
  ground: string
  shadowInk: readonly [red: number, green: number, blue: number]
  /** Sorted by height, the lowest first. */
  layers: readonly CompositionLayer[]
  texts: readonly CompositionText[]
}

export interface CompositionLayer {
  /** SVG with `{image}` in place of the inset's URL. */
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
  /** `x` is the left edge or the center, `y` the top. */
  x: number
  y: number
  /** Width above which a text is shrunk. */
  maxWidth: number
}

export type CompositionType = 'jpeg' | 'webp' | 'avif'

import type { Sky } from '../sky.ts'

type Tones = readonly [near: string, far: string]

export const grounds: Readonly<Record<Sky, { light: Tones; dark: Tones }>> = {
  clear: { light: ['#fffdf8', '#e6f0fa'], dark: ['#4a5765', '#28343f'] },
  'mostly-cloudy': { light: ['#fbfbf8', '#e3ebf3'], dark: ['#49545f', '#293540'] },
  cloudy: { light: ['#f7f8fa', '#e4e8ed'], dark: ['#4a535d', '#2b333c'] },
  rain: { light: ['#f1f6fa', '#d7e2ec'], dark: ['#42566a', '#243342'] },
  snow: { light: ['#fdfeff', '#dfe9f5'], dark: ['#526372', '#303e4a'] },
  night: { light: ['#f3f2fa', '#dcddee'], dark: ['#454d70', '#272d48'] },
}

/** Brightest point of the ground (`x`, `y`), and how far its light reaches, all in shares of the frame. */
export const lamp = { x: 0.42, y: 0.22, width: 1.2, height: 0.9 }

/** RGB of the shadows in the light and the dark theme, 0–255. */
export const shadowInk = { light: [28, 46, 74], dark: [0, 0, 0] } as const

export interface Shadow {
  /** `drop` and `blur` are in units of the scene; `blur` is a standard deviation. */
  drop: number
  blur: number
  opacity: number
}

export const shadowsOf = (lift: number): readonly [close: Shadow, wide: Shadow] => [
  { drop: 0.24 + 0.33 * lift, blur: 0.28 + 0.47 * lift, opacity: 0.16 },
  { drop: 0.66 + 1.8 * lift, blur: 1.1 + 2.1 * lift, opacity: 0.15 },
]

/**
 * Corner radius of a photo, and width of its white border (`edge`), both in the units of garment sizes (see `FlatLay`).
 * The border is thin, so that a photo is seen as a garment on the ground and not as a card.
 */
export const photoFrame = { radius: 3, edge: 0.35 }

/** Rough silhouettes, in a box from 0 to 1 each way. */
export type Outline = 'sleeves' | 'torso' | 'legs' | 'flare' | 'oval' | 'box'

export function isInside(outline: Outline, u: number, v: number): boolean {
  const off = Math.abs(u - 0.5)
  switch (outline) {
    case 'box':
      return true
    case 'torso':
      return off < 0.4 + 0.08 * v
    case 'sleeves':
      return off < 0.29 || (v < 0.86 && v > 0.04 && off < 0.25 + 0.28 * v && off > 0.52 * v - 0.2)
    case 'legs':
      return off < 0.36 + 0.14 * v && !(v > 0.5 && off < 0.07 * (v - 0.5))
    case 'flare':
      return off < 0.3 + 0.2 * v
    case 'oval':
      return 16 * off ** 4 + (2 * v - 1) ** 4 < 1
  }
}

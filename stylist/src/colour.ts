import { colourWords } from './colour.data.ts'
import type { Oklch } from './types.ts'

const linear = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)

/** sRGB (0–255) to OKLCH: l 0–1, c about 0–0.4, h in degrees 0–360 (Ottosson 2020). */
export function oklchOf({ r, g, b }: { r: number; g: number; b: number }): Oklch {
  const [lr, lg, lb] = [linear(r / 255), linear(g / 255), linear(b / 255)]
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb)
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb)
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const h = (Math.atan2(bb, a) * 180) / Math.PI
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: h < 0 ? h + 360 : h }
}

const fromHex = (hex: string) =>
  oklchOf({
    r: Number.parseInt(hex.slice(1, 3), 16),
    g: Number.parseInt(hex.slice(3, 5), 16),
    b: Number.parseInt(hex.slice(5, 7), 16),
  })

const named = new Map(Object.keys(colourWords).map((hex) => [hex, fromHex(hex)]))

/** The OKLCH of a colour that a text named, by the hex of its line in the colour words. */
export const namedColour = (hex: string | null): Oklch | null => (hex === null ? null : (named.get(hex) ?? null))

/** Navy, charcoal and dark brown go with everything, as grey does. */
export const isNeutral = ({ l, c }: Oklch) => c < 0.045 || (l < 0.32 && c < 0.1)

const hueGap = (a: number, b: number) => {
  const gap = Math.abs(a - b) % 360
  return gap > 180 ? 360 - gap : gap
}

function colouredPair(a: Oklch, b: Oklch): number {
  const gap = hueGap(a.h, b.h)
  const loud = a.c > 0.13 && b.c > 0.13 ? 0.15 : 0
  if (gap <= 18) return (Math.abs(a.l - b.l) > 0.12 ? 0.92 : 0.72) - loud
  if (gap <= 47) return 0.85 - loud
  if (gap <= 75) return 0.6 - loud
  if (gap <= 105) return 0.5 - loud
  return (gap <= 150 ? 0.45 : 0.68) - loud
}

/** How well two colours go together, 0–1; 0.7 when one is unknown. Pair table on OKLCH after the hue templates. */
export function harmony(a: Oklch | null, b: Oklch | null): number {
  if (!a || !b) return 0.7
  const contrast = Math.abs(a.l - b.l)
  if (isNeutral(a) && isNeutral(b)) return Math.min(0.97, 0.82 + 0.3 * contrast)
  if (isNeutral(a) || isNeutral(b)) return Math.min(0.97, 0.85 + 0.2 * contrast)
  return colouredPair(a, b)
}

/** How a pair would be called, when there is a word for it. */
export function pairName(a: Oklch | null, b: Oklch | null): '무채색' | '톤온톤' | '비슷한 색' | null {
  if (!a || !b) return null
  if (a.c < 0.03 && b.c < 0.03) return '무채색'
  if (isNeutral(a) || isNeutral(b)) return null
  const gap = hueGap(a.h, b.h)
  if (gap <= 18) return Math.abs(a.l - b.l) > 0.12 ? '톤온톤' : '비슷한 색'
  return gap <= 47 ? '비슷한 색' : null
}

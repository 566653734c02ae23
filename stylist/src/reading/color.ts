import type { Oklch } from './facts.ts'

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

const kept = new Map<string, Oklch>()

/** `#rrggbb` as OKLCH. */
export function colorOf(hex: string): Oklch {
  const cached = kept.get(hex)
  if (cached) return cached
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const made = oklchOf({ r: channel(1), g: channel(3), b: channel(5) })
  kept.set(hex, made)
  return made
}

/** Navy, charcoal and dark brown go with everything, as grey does. */
export const isNeutral = ({ l, c }: Oklch) => c < 0.045 || (l < 0.32 && c < 0.1)

/** Degrees between two hues, 0–180. */
export const hueGap = (a: number, b: number) => {
  const gap = Math.abs(a - b) % 360
  return gap > 180 ? 360 - gap : gap
}

function coloredPair(a: Oklch, b: Oklch): number {
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
  return coloredPair(a, b)
}

import { memoized } from '@otday/common/memoized'
import { hueGap, type Oklch, oklchOf, rgbOf } from '@otday/common/oklab'

/** Returns a `#rrggbb` color as OKLCH; results are cached. */
export const colorOf = memoized(new Map<string, Oklch>(), (hex) => oklchOf(rgbOf(hex)))

/** Whether a color goes with everything: gray, navy, charcoal and dark brown do. */
export const isNeutral = ({ l, c }: Oklch) => c < 0.045 || (l < 0.32 && c < 0.1)

function coloredPair(a: Oklch, b: Oklch): number {
  const gap = hueGap(a.h, b.h)
  const loud = a.c > 0.13 && b.c > 0.13 ? 0.15 : 0
  if (gap <= 18) return (Math.abs(a.l - b.l) > 0.12 ? 0.92 : 0.72) - loud
  if (gap <= 47) return 0.85 - loud
  if (gap <= 75) return 0.6 - loud
  if (gap <= 105) return 0.5 - loud
  return (gap <= 150 ? 0.45 : 0.68) - loud
}

/**
 * Returns how well two colors go together, 0–1; 0.7 if one is unknown. If one or both are neutral, their difference in
 * lightness decides; for two other colors, mostly the difference of their hues (OKLCH).
 */
export function harmony(a: Oklch | null, b: Oklch | null): number {
  if (!a || !b) return 0.7
  const contrast = Math.abs(a.l - b.l)
  if (isNeutral(a) && isNeutral(b)) return Math.min(0.97, 0.82 + 0.3 * contrast)
  if (isNeutral(a) || isNeutral(b)) return Math.min(0.97, 0.85 + 0.2 * contrast)
  return coloredPair(a, b)
}

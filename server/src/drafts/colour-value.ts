import { colorsNamed, colorOf } from '@otday/stylist'
import { hueGap, type Oklch, planeOf } from '@otday/common/oklab'

/** Greatest OKLab distance at which a word still names a color; black and white are 1 apart. */
const farthest = 0.13
/**
 * Weights of differences from the color that a word means: `lightnessOfHue` and `chromaOfHue` if both colors have a
 * hue, otherwise `lightness`. They are below 1, because the lighting of a photo changes how light cloth appears, and
 * leaves little chroma to dark cloth, while the hue stays.
 */
const counts = { lightness: 0.7, lightnessOfHue: 0.5, chromaOfHue: 0.5 }
/**
 * OKLCH chromas. A color in a photo with at least `hued` really has a hue, as the tint that light gives to gray cloth
 * is weaker; a word whose color has at most `grey` means a gray.
 */
const chromas = { hued: 0.04, grey: 0.02 }
/**
 * Factor by which the distance of a color with a hue from a gray is multiplied: dark brown lies nearer to charcoal than
 * to brown, but nobody calls it gray.
 */
const lostHueCounts = 2
/** Weight of a difference in hue: OKLab distance per radian. */
const hueCounts = 0.08

/** Returns the value that best names cloth of that color; null if none fits. */
export function colourValue(color: Oklch, values: readonly string[]): string | null {
  const known = values.flatMap((value) =>
    [...colorsNamed(value)].map(colorOf).flatMap((named) => (named ? [{ value, away: distance(color, named) }] : [])),
  )
  const nearest = known.toSorted((a, b) => a.away - b.away)[0]
  return nearest && nearest.away <= farthest ? nearest.value : null
}

/** Returns the distance of a seen color from the color that a word means, on about the scale of OKLab. */
function distance(seen: Oklch, named: Oklch): number {
  const lightness = seen.l - named.l
  if (seen.c >= chromas.hued && named.c >= chromas.hued) {
    const radians = (hueGap(seen.h, named.h) * Math.PI) / 180
    const plane = counts.chromaOfHue * Math.abs(seen.c - named.c) + hueCounts * radians
    return Math.hypot(counts.lightnessOfHue * lightness, plane)
  }
  const losesHue = seen.c >= chromas.hued && named.c <= chromas.grey
  const [a1, b1] = planeOf(seen)
  const [a2, b2] = planeOf(named)
  return Math.hypot(counts.lightness * lightness, Math.hypot(a1 - a2, b1 - b2) * (losesHue ? lostHueCounts : 1))
}

import { colorsNamed, colorOf } from '@otday/stylist'
import type { Oklch } from '@otday/common/oklab'

/** OKLab distance beyond which no word fits; lightness counts less, since light changes it. */
const farthest = 0.13
const lightnessCounts = 0.7

export function colourValue(color: Oklch, values: readonly string[]): string | null {
  const known = values.flatMap((value) =>
    [...colorsNamed(value)].map(colorOf).flatMap((named) => (named ? [{ value, away: distance(color, named) }] : [])),
  )
  const nearest = known.toSorted((a, b) => a.away - b.away)[0]
  return nearest && nearest.away <= farthest ? nearest.value : null
}

function distance(one: Oklch, other: Oklch): number {
  const [a1, b1] = planeOf(one)
  const [a2, b2] = planeOf(other)
  return Math.hypot(lightnessCounts * (one.l - other.l), a1 - a2, b1 - b2)
}

const planeOf = ({ c, h }: Oklch): readonly [a: number, b: number] => [
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
]

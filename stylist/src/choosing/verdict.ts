import { degreesPerClo } from '@otday/common/felt-degrees'
import type { Warmth } from './total-harm.ts'

export type Verdict = 'COLD' | 'GOOD' | 'HOT'

/** °C by which an outfit is too cold and too warm; 0 where nobody notices. */
export type Miss = { coldBy: number; hotBy: number }

/** Difference in clo up to which nobody notices it. */
const noticed = 0.1

const degreesOf = (clo: number) => (clo > noticed ? clo * degreesPerClo : 0)

/**
 * Returns the °C by which an outfit is too cold in the coldest hour, and too warm: without the outer garment in the
 * warmest hour, or with it in the coldest, when it cannot come off.
 */
export function missOf({ all, felt, inside, least, mostCold, mostInside }: Warmth): Miss {
  const over = Math.max(felt - Math.max(mostCold, least), inside - Math.max(mostInside, least))
  return { coldBy: degreesOf(least - all), hotBy: degreesOf(over) }
}

/** Returns the verdict; too cold takes precedence over too warm. */
export function verdictOf(warmth: Warmth): Verdict {
  const { coldBy, hotBy } = missOf(warmth)
  if (coldBy > 0) return 'COLD'
  return hotBy > 0 ? 'HOT' : 'GOOD'
}

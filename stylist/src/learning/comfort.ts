import type { comfortBound, Feeling } from '@otday/contract'

export type Felt = { daysAgo: number; feeling: Feeling }

/** °C. */
const bound: typeof comfortBound = 4

/** °C: one vote is noticeable, four in a row move a chart band. */
const step = 1

/** After 딱 좋아요: the day may have been mild or the person lucky. */
const keptWhenGood = 0.75

/**
 * Days. Heat adaptation fades about 2.5 % a day (Daanen, Racinais, Périard 2018), half in four weeks: feedback lasts a
 * season
 * and does not reach the opposite one.
 */
const halfLife = 28

const faded = (offset: number, days: number) => offset * 2 ** (-days / halfLife)

function moved(offset: number, feeling: Feeling): number {
  if (feeling === 'GOOD') return offset * keptWhenGood
  const to = feeling === 'COLD' ? offset - step : offset + step
  return Math.min(bound, Math.max(-bound, to))
}

/** °C within ±4 by which days count as warmer (positive) for this person. */
export function comfortOffset(feelings: readonly Felt[]): number {
  const sorted = feelings
    .map(({ daysAgo, feeling }) => ({ daysAgo: Math.max(0, daysAgo), feeling }))
    .sort((a, b) => b.daysAgo - a.daysAgo)
  let [offset, at] = [0, sorted[0]?.daysAgo ?? 0]
  for (const { daysAgo, feeling } of sorted) {
    offset = moved(faded(offset, at - daysAgo), feeling)
    at = daysAgo
  }
  return faded(offset, at)
}

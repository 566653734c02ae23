import type { comfortBound, Feeling } from '@otday/contract'

/** How the outfit of a day felt, in days before today. */
export type Felt = { daysAgo: number; feeling: Feeling }

/** What can be learned at most, °C. */
const bound: typeof comfortBound = 4

/** One 추웠어요 or 더웠어요 is half a step of the sensitivity slider: it is noticed, and four in a row move a chart band. */
const step = 1

/** The share of the offset that stays after 딱 좋아요: the day may have been mild or the person lucky. */
const keptWhenGood = 0.75

/**
 * Days in which half of what was learned is forgotten. A body loses its adaptation to heat at about 2.5 % a day
 * (Daanen, Racinais, Périard 2018), which is half in four weeks: it lasts a season and does not reach the opposite one.
 */
const halfLife = 28

const faded = (offset: number, days: number) => offset * 2 ** (-days / halfLife)

function moved(offset: number, feeling: Feeling): number {
  if (feeling === 'GOOD') return offset * keptWhenGood
  const to = feeling === 'COLD' ? offset - step : offset + step
  return Math.min(bound, Math.max(-bound, to))
}

/**
 * °C by which days are read warmer (positive) or colder (negative) for a person, from what they told of past days in
 * any order: within ±4, fading with every day.
 */
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

import type { comfortBound, Feeling } from '@otday/contract'

export type Felt = { daysAgo: number; feeling: Feeling }

/**
 * Largest comfort offset in °C, in either direction. It is a copy of `comfortBound`, because the stylist imports
 * nothing but types of the contract.
 */
const bound: typeof comfortBound = 4

/**
 * °C by which an answer moves the comfort offset. A single answer moves it by `first`, as an overheated bus or a bad
 * night may be the reason for it; each further answer in a row that agrees moves it by more, up to `most`.
 */
const step = { first: 0.3, most: 1 } as const

/** Share (0–1) of the offset that stays after 딱 좋았어요: the day may have been mild or the person lucky. */
const keptWhenGood = 0.75

/**
 * Half-life of the offset in days. Heat adaptation fades about 2.5 % a day (Daanen, Racinais, Périard 2018), half in
 * four weeks: feedback lasts a season and does not reach the opposite one.
 */
const halfLife = 28

const faded = (value: number, days: number) => value * 2 ** (-days / halfLife)

/**
 * State after some answers. `offset` is in °C; `said` is the latest answer; `agreeing` counts the latest answers in a
 * row that agree, each of them less as it ages.
 */
interface Known {
  offset: number
  said: Feeling | null
  agreeing: number
}

function learn({ offset, said, agreeing }: Known, feeling: Feeling): Known {
  const now = { said: feeling, agreeing: feeling === said ? agreeing + 1 : 1 }
  if (feeling === 'GOOD') return { ...now, offset: offset * keptWhenGood }
  const moved = Math.min(step.most, step.first * now.agreeing) * (feeling === 'COLD' ? -1 : 1)
  return { ...now, offset: Math.min(bound, Math.max(-bound, offset + moved)) }
}

/** Returns the °C (−4 to 4) by which days count as warmer (positive) for this person. */
export function comfortOffset(feelings: readonly Felt[]): number {
  const sorted = feelings
    .map(({ daysAgo, feeling }) => ({ daysAgo: Math.max(0, daysAgo), feeling }))
    .sort((a, b) => b.daysAgo - a.daysAgo)
  let known: Known = { offset: 0, said: null, agreeing: 0 }
  let at = sorted[0]?.daysAgo ?? 0
  for (const { daysAgo, feeling } of sorted) {
    const { offset, said, agreeing } = known
    const days = at - daysAgo
    known = learn({ offset: faded(offset, days), said, agreeing: faded(agreeing, days) }, feeling)
    at = daysAgo
  }
  return faded(known.offset, at)
}

/** Returns `comfortOffset` in °C, rounded to a tenth. */
export const offsetOf = (feelings: readonly Felt[]): number => Math.round(comfortOffset(feelings) * 10) / 10 + 0

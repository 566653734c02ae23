import type { comfortBound, Feeling } from '@otday/contract'

export type Felt = { daysAgo: number; feeling: Feeling }

/** Largest offset in °C, either way; a copy, as the stylist imports only types of the contract. */
const bound: typeof comfortBound = 4

/**
 * °C by which an answer changes the offset: `first` for a single one, which may be due to the bus or a bad night; more
 * for each further one in a row that agrees, up to `most`.
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
 * The knowledge after some answers. `agreeing`: number of latest answers in a row that agree, each counting less as it
 * ages.
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

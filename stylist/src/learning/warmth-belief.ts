import type { comfortBound, Feeling } from '@otday/contract'

export type WarmthAnswer = { daysAgo: number; says: Feeling | 'NOTHING' }

const bound: typeof comfortBound = 4
const step = 0.25
const degrees = Array.from({ length: (2 * bound) / step + 1 }, (_, at) => -bound + at * step)

/** Days after which an answer counts half. */
export const halfLifeDays = 120

/** Standard deviation, in °C, of how warm different people feel in the same weather. */
const people = 1.8
/** °C too warm or too cold from which people complain. */
const complains = 0.8
/** °C by which the same weather feels different from day to day. */
const daily = 0.8
/** Share (0–1) of answers that contradict the person's own feeling. */
const contradicts = 0.25
/** °C by which a person's feeling drifts between votes. */
const drifts = 0.22
/** Degree (0–1) to which a vote that does not mention warmth means that the outfit was right. */
const silence = 0.5

const normalised = (weights: readonly number[]) => {
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => weight / sum)
}
const bell = (x: number, width: number) => Math.exp(-0.5 * (x / width) ** 2)
const logistic = (x: number) => 1 / (1 + Math.exp(-x))

const prior = normalised(degrees.map((at) => bell(at, people)))
const meanOf = (belief: readonly number[]) => belief.reduce((sum, weight, at) => sum + weight * (degrees[at] ?? 0), 0)

/**
 * Returns the likelihood (0–1) of an answer; `warmer` is how many °C warmer the person feels than the outfit was chosen
 * for.
 */
function likelihood(says: WarmthAnswer['says'], warmer: number): number {
  const hot = logistic((1.7 * (warmer - complains)) / daily)
  const cold = logistic((1.7 * (-warmer - complains)) / daily)
  const good = Math.max(0, 1 - hot - cold)
  const likelihood = (1 - contradicts) * good + (contradicts / 2) * (hot + cold)
  if (says === 'GOOD') return likelihood
  if (says === 'NOTHING') return 1 - silence + silence * likelihood
  const [own, other] = says === 'HOT' ? [hot, cold] : [cold, hot]
  return (1 - contradicts) * own + contradicts * (other + good / 2)
}

const drifted = (belief: readonly number[], width: number) => {
  const side = 0.5 * (width / step) ** 2
  return belief.map(
    (weight, at) => (1 - 2 * side) * weight + side * ((belief[at - 1] ?? weight) + (belief[at + 1] ?? weight)),
  )
}

/**
 * Returns by how many °C (−4 to 4) days count as warmer (positive) for the person: the mean of a probability
 * distribution that each answer updates. An answer judges the warmth for which the outfit was chosen at that time. With
 * time, the distribution returns to that of people in general (`prior`).
 */
export function warmthOf(answers: readonly WarmthAnswer[]): number {
  const sorted = answers
    .map(({ says, daysAgo }) => ({ says, daysAgo: Math.max(0, daysAgo) }))
    .sort((a, b) => b.daysAgo - a.daysAgo)
  if (sorted.every(({ says }) => says === 'NOTHING')) return 0
  let [belief, at] = [prior, sorted[0]?.daysAgo ?? 0]
  const fade = (days: number) => {
    const kept = 2 ** (-days / halfLifeDays)
    belief = belief.map((weight, i) => kept * weight + (1 - kept) * (prior[i] ?? 0))
  }
  for (const { says, daysAgo } of sorted) {
    fade(at - daysAgo)
    at = daysAgo
    const dressedFor = meanOf(belief)
    belief = normalised(
      drifted(belief, drifts).map((weight, i) => weight * likelihood(says, (degrees[i] ?? 0) - dressedFor)),
    )
  }
  fade(at)
  return meanOf(belief)
}

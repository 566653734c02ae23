import type { Learned, Occasion, VoteReason } from '@otday/contract'
import type { Facts } from '../reading/facts.ts'
import { featuresOf, pairsOf } from './features.ts'
import { fitWeights, type Observation } from './fit-weights.ts'
import { type Labels, learnedLines } from './learned-lines.ts'
import { halfLifeDays, warmthOf } from './warmth-belief.ts'

/** A sign of a user's taste. `outfitHarm`: penalty points of the outfit for weather and occasion (0: it suits both). */
export type Sign = {
  kind: 'like' | 'dislike' | 'pin' | 'reroll' | 'worn'
  items: readonly Facts[]
  reason?: VoteReason | null
  occasion: Occasion
  daysAgo: number
  outfitHarm?: number
}

export type Taste = {
  /** Returns the liking of a piece, −1 to 1; with an occasion, also counts what was learned of the piece for it. */
  pieceOf: (f: Facts, occasion?: Occasion) => number
  /** Liking of pairs, −1 to 1, by their two ids, sorted and joined by a space. */
  pairs: Readonly<Record<string, number>>
  /** °C learned from 추워요 and 더워요; the caller limits its sum with the comfort offset to ±4. */
  offset: number
  learned: (labels: Labels) => readonly Learned[]
}

/** Meaning of each sign: what it says (−1 to 1) and how much it counts (0–1), compared with a vote. */
const meanings: Readonly<Record<Sign['kind'], { says: number; counts: number }>> = {
  like: { says: 1, counts: 1 },
  dislike: { says: -1, counts: 1 },
  worn: { says: 0.8, counts: 0.5 },
  pin: { says: 0.6, counts: 0.3 },
  reroll: { says: -0.3, counts: 0.12 },
}

/** Number of later votes after which a vote counts half, so that a changed taste is learned within a few days. */
const halfLifeVotes = 60

/** Variance of votes: one in five contradicts the others. */
const noise = 0.8
const pairVariance = 0.12
const occasionVariance = 0.35
const remembered = 400

/** Factors that turn learned weights into the liking of a piece and of a pair, before it is limited to −1 to 1. */
const pieceGain = 5
const pairGain = 4

const limited = (x: number) => Math.max(-1, Math.min(1, x))
const warmthSaid = (reason: Sign['reason']) => (reason === 'COLD' || reason === 'HOT' ? reason : 'NOTHING')
const isWarmth = ({ reason }: Sign) => warmthSaid(reason) !== 'NOTHING'
const isVote = (sign: Sign) => sign.kind === 'like' || sign.kind === 'dislike' || isWarmth(sign)

function sharesOf(reason: Sign['reason']): { pieces: number; pairs: number } {
  if (reason === 'COMBINATION') return { pieces: 0.25, pairs: 2 }
  if (reason === 'MISMATCH') return { pieces: 0.45, pairs: 1.6 }
  return { pieces: 1, pairs: 1 }
}

type Variances = Map<string, number>

function featuresOfSign(sign: Sign, variances: Variances): ReadonlyMap<string, number> {
  const features = new Map<string, number>()
  const add = (key: string, value: number, variance: number) => {
    features.set(key, (features.get(key) ?? 0) + value)
    variances.set(key, variance)
  }
  if (sign.reason === 'OCCASION') {
    for (const f of sign.items)
      for (const { key, value } of featuresOf(f))
        if (key.startsWith('piece') || key.startsWith('kind')) add(`${sign.occasion} ${key}`, value, occasionVariance)
    return features
  }
  const shares = sharesOf(sign.reason)
  for (const f of sign.items)
    for (const { key, value, variance } of featuresOf(f)) add(key, value * shares.pieces, variance)
  if (sign.kind !== 'pin') for (const pair of pairsOf(sign.items)) add(`pair ${pair}`, shares.pairs, pairVariance)
  add('all', 1, 0.3)
  return features
}

/** Returns the factor (0–1) by which a sign counts: less for a rejection that weather or occasion explains. */
const explained = ({ kind, outfitHarm = 0 }: Sign) =>
  kind === 'dislike' || kind === 'reroll' ? 1 / (1 + 0.5 * Math.log1p(Math.max(0, outfitHarm))) : 1

function observationsOf(considered: readonly Sign[], variances: Variances): readonly Observation[] {
  let [later, sinceThen, day] = [0, 0, Number.NEGATIVE_INFINITY]
  return considered.map((sign) => {
    const { says, counts } = meanings[sign.kind]
    if (sign.daysAgo !== day) [later, sinceThen, day] = [later + sinceThen, 0, sign.daysAgo]
    sinceThen += counts
    const age = Math.max(0, sign.daysAgo) / halfLifeDays + later / halfLifeVotes
    return { features: featuresOfSign(sign, variances), says, counts: counts * explained(sign) * 2 ** -age }
  })
}

/** Learns the taste from signs in any order; those of one day count as equally old. 추워요 and 더워요 affect only warmth. */
export function learnFrom(signs: readonly Sign[]): Taste {
  const considered = signs
    .filter((sign) => !isWarmth(sign))
    .toSorted((a, b) => a.daysAgo - b.daysAgo)
    .slice(0, remembered)
  const variances: Variances = new Map()
  const weights = fitWeights(observationsOf(considered, variances), (key) => variances.get(key) ?? 0, noise)
  const offset = warmthOf(signs.filter(isVote).map(({ reason, daysAgo }) => ({ says: warmthSaid(reason), daysAgo })))
  const pairs: Record<string, number> = {}
  for (const [key, weight] of weights) if (key.startsWith('pair ')) pairs[key.slice(5)] = limited(weight * pairGain)
  return {
    pieceOf: (f, occasion) => {
      if (weights.size === 0) return 0
      let sum = 0
      for (const { key, value } of featuresOf(f)) {
        sum += value * (weights.get(key) ?? 0)
        if (occasion) sum += value * (weights.get(`${occasion} ${key}`) ?? 0)
      }
      return limited(sum * pieceGain)
    },
    pairs,
    offset,
    learned: (labels) => learnedLines(weights, considered, offset, labels),
  }
}

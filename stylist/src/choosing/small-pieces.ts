import { isBagForRain } from '../needs/bags.ts'
import type { ClothesType } from '@otday/contract'
import { type Helped, stepped } from '../needs/need.ts'
import { type Reach, unmetOf } from './needs-of.ts'
import type { Facts } from '../reading/facts.ts'
import type { Candidate, Candidates } from './candidates.ts'
import { kitWishes } from './kit-wishes.ts'
import type { HarmOfPair } from './covers.ts'
import { harmOf } from './harm.ts'
import { settings } from './settings.ts'
import type { PartialOutfit, Wish } from './wish.ts'
import { wishesOf } from './wishes.ts'

/**
 * Returns a function that says how badly (0–1) a small piece suits the rest of an outfit: an eco bag beside a suit, a
 * neon cap beside a coat.
 */
export function besideOf({ facts, day }: PartialOutfit): (f: Facts) => number {
  let [dressy, isLoud] = [0, false]
  for (const { type, formality, loudness } of facts) {
    if (type === 'OUTER' || type === 'DRESS' || type === 'SHOES') dressy = Math.max(dressy, formality)
    isLoud ||= loudness > 45
  }
  return (f) => {
    const gap = f.type === 'BAG' && !isBagForRain(f, day) ? Math.max(0, dressy - f.formality - 45) / 60 : 0
    return Math.max(gap, isLoud && f.loudness > 45 ? 0.4 : 0)
  }
}

/** Types of which only one piece is worn. */
const single = new Set<ClothesType>(['BAG', 'SCARF', 'HAT', 'SOCKS'])
const smallTypes = new Set<ClothesType>([...single, 'ACCESSORY', 'ETC', 'UNDERWEAR'])

/** Whether a piece of the type is worn already; a swimming cap does not count, as it is carried. */
const isTaken = (type: ClothesType, chosen: readonly Candidate[]) =>
  single.has(type) && chosen.some(({ f }) => f.slot === type && !f.marks.has('swim'))

/** Returns what a piece costs at least, whatever it is worn with: most are too dear already, and are not looked at. */
const leastCost = ({ harm, turn }: Candidate) => harm - turn

type Helping = { need: Helped; best: number; weight: number; left: number; chosen: readonly Candidate[] }

/** Returns the small piece whose help for a need exceeds its own cost the most; null if none does. */
function helperOf(
  { need, best, weight, left, chosen }: Helping,
  candidates: Candidates,
  costOf: (candidate: Candidate) => number,
  wishes: readonly Wish[],
): Candidate | null {
  let [helper, least]: [Candidate | null, number] = [null, weight * left]
  for (const type of need.types) {
    if (!smallTypes.has(type) || isTaken(type, chosen)) continue
    for (const candidate of candidates.get(type) ?? []) {
      if (leastCost(candidate) >= least) continue
      const unmet = weight * stepped(need.lacks(candidate.f) - best)
      if (leastCost(candidate) + unmet >= least) continue
      // Only the wishes know which socks go with shoes and legs.
      if (type === 'SOCKS' && !wishes.some((wish) => wish.type === type && wish.fits(candidate.f))) continue
      const cost = costOf(candidate) + unmet
      if (cost < least) [helper, least] = [candidate, cost]
    }
  }
  return helper
}

const leftOffAt = (missed: number) => settings.missedWeight * harmOf(missed)

/** Another bag that would do, or none (null), with the penalty points and the turn that an outfit with it has more. */
export type OtherBag = { bag: Candidate | null; harm: number; turn: number }

type SmallPieces = {
  pieces: readonly Candidate[]
  /** Penalty points for unmet wishes and for objections to the chosen pieces. */
  harm: number
  turn: number
  /** Returns the bags that fit as the chosen one does. */
  otherBags: () => readonly OtherBag[]
}

/**
 * Chooses at most one piece for each wish, and none merely because it is owned.
 * @param limitOf returns, for the share (0–1) of people who would miss a piece, the penalty points from which it is
 * left off
 */
export function smallPieces(
  partial: PartialOutfit,
  candidates: Candidates,
  pairs: HarmOfPair,
  { limitOf = leftOffAt, reach = null }: { limitOf?: (missed: number) => number; reach?: Reach | null } = {},
): SmallPieces {
  const pieces: Candidate[] = []
  let [harm, turn, bagHarm] = [0, 0, 0]
  const beside = besideOf(partial)
  const besideAll = (candidate: Candidate) => {
    let sum = 0
    for (const piece of partial.worn) sum += pairs(piece, candidate)
    return sum
  }
  const costOf = (candidate: Candidate) =>
    candidate.harm + harmOf(beside(candidate.f)) - candidate.turn + besideAll(candidate)
  const wishes = [...wishesOf(partial), ...kitWishes(partial, candidates)]
  const facts = [...partial.facts]
  for (const { need, best, weight } of reach?.byWeight ?? []) {
    const left = unmetOf(need, best, facts)
    if (left === 0) continue
    const helper = helperOf({ need, best, weight, left, chosen: pieces }, candidates, costOf, wishes)
    if (!helper) continue
    pieces.push(helper)
    facts.push(helper.f)
    harm += Math.max(0, helper.harm) + settings.smallCost
    if (helper.f.slot === 'BAG') [turn, bagHarm] = [turn + helper.turn, Math.max(0, helper.harm)]
  }
  for (const { type, missed, needed, fits, minded, always, ofCourse } of wishes) {
    if (isTaken(type, pieces)) continue
    if (pieces.some(({ f }) => f.slot === type && fits(f))) continue
    let best: Candidate | null = null
    let bestHarm = always ? Infinity : limitOf(missed)
    for (const candidate of candidates.get(type) ?? []) {
      if (leastCost(candidate) >= bestHarm || !fits(candidate.f) || pieces.includes(candidate)) continue
      const cost =
        candidate.harm +
        harmOf(minded?.(candidate.f) ?? 0) +
        harmOf(beside(candidate.f)) -
        candidate.turn +
        (ofCourse ? 0 : besideAll(candidate))
      if (cost < bestHarm) [best, bestHarm] = [candidate, cost]
    }
    if (best) {
      pieces.push(best)
      harm += (ofCourse ? 0 : Math.max(0, bestHarm)) + settings.smallCost
      if (type === 'BAG') [turn, bagHarm] = [turn + best.turn, Math.max(0, bestHarm)]
    } else harm += harmOf(missed) * (needed ?? 0)
  }
  return { pieces, harm, turn, otherBags: () => otherBags(pieces, candidates, wishes, { costOf, limitOf, bagHarm }) }
}

type Weighing = {
  costOf: (candidate: Candidate) => number
  limitOf: (missed: number) => number
  /** Penalty points that were counted for the chosen bag. */
  bagHarm: number
}

function otherBags(
  pieces: readonly Candidate[],
  candidates: Candidates,
  wishes: readonly Wish[],
  { costOf, limitOf, bagHarm }: Weighing,
): readonly OtherBag[] {
  const chosen = pieces.find(({ f }) => f.slot === 'BAG')
  if (!chosen) return []
  const wish = wishes.find(({ type, fits }) => type === 'BAG' && fits(chosen.f))
  const harmIn = (bag: Candidate) => Math.max(0, costOf(bag) + harmOf(wish?.minded?.(bag.f) ?? 0))
  const others = (candidates.get('BAG') ?? [])
    .filter((bag) => bag !== chosen && (!wish || wish.fits(bag.f)))
    .map((bag) => ({ bag, harm: harmIn(bag) - bagHarm, turn: bag.turn - chosen.turn }))
  return wish ? [...others, { bag: null, harm: -bagHarm, turn: -limitOf(wish.missed) - chosen.turn }] : others
}

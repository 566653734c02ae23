import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Candidate, Candidates } from './candidates.ts'
import { isLongSleeve } from '../needs/feeling.ts'
import { weightOf } from '../needs/need.ts'
import { fitsUnderJersey } from '../needs/ride.ts'
import { pausesOutside } from '../needs/sport.ts'
import { harmOf } from './harm.ts'
import { isTights } from './over-tights.ts'
import { settings } from './settings.ts'

/**
 * Pieces that are worn as one part of an outfit. `harm`: their penalty points, with those of pairs that match badly;
 * `clo`: their insulation on the upper body; `warmThings`: how many of them are padded, of fleece or warmly lined.
 */
export type Part = { pieces: readonly Candidate[]; harm: number; turn: number; clo: number; warmThings: number }

export type HarmOfPair = (a: Candidate, b: Candidate) => number

export function partOf(pieces: readonly Candidate[], pairs: HarmOfPair, extra = 0): Part {
  let [harm, turn, clo, warmThings] = [extra, 0, 0, 0]
  pieces.forEach((piece, at) => {
    harm += piece.harm
    turn += piece.turn
    clo += piece.f.clo * upperShare(piece.f)
    if (isWarmThing(piece.f)) warmThings++
    for (const other of pieces.slice(0, at)) harm += pairs(other, piece)
  })
  return { pieces, harm, turn, clo, warmThings }
}

/** Adds trousers or skirts to a part of the upper body; `harm` are the penalty points of all together. */
export function withLegs(upper: Part, legs: readonly Candidate[], harm: number): Part {
  let { turn, warmThings } = upper
  for (const leg of legs) {
    turn += leg.turn
    if (isWarmThing(leg.f)) warmThings++
  }
  return { pieces: [...upper.pieces, ...legs], harm, turn, clo: upper.clo, warmThings }
}

/** Whether a garment has padding, fleece or a warm lining. */
const isWarmThing = ({ marks, kind }: Facts) =>
  marks.has('warmLined') || (marks.has('padded') && marks.has('heavy')) || kind === 'fleece'

/** Returns the share (0–1) of a piece's clo that warms the upper body. */
const upperShare = ({ type }: Facts) => (type === 'DRESS' ? 0.75 : type === 'BOTTOM' ? 0 : 1)

export const needsUnder = ({ f }: Candidate) => f.marks.has('needsUnder') || f.marks.has('open')
export const isThin = ({ f }: Candidate) =>
  f.clo <= 0.27 && !f.marks.has('hood') && !f.marks.has('bulky') && !f.marks.has('sport')
const overShirt = ({ f }: Candidate) => f.marks.has('knitted') && f.clo > 0.18 && !f.marks.has('shortSleeve')

/** Returns the penalty points of a top with nothing under or over it: many for one that is worn only in layers. */
function aloneHarm(top: Candidate): number {
  if (needsUnder(top)) return weightOf('turnedAway')
  if (isBare(top) && top.f.marks.has('sport'))
    return 0.45 * weightOf(top.f.marks.has('bareBelly') ? 'turnedAway' : 'carried')
  if (top.f.marks.has('swim')) return 0.7 * weightOf('overheated')
  if (top.f.says.has('inner') || top.f.marks.has('underTops')) return 0.45 * weightOf('turnedAway')
  if (top.f.marks.has('sheer')) return harmOf(0.45)
  return top.f.says.has('vNeck') && overShirt(top) ? 0.2 * weightOf('turnedAway') : 0
}

/** Returns what can be worn on the upper body: each top alone, and vests, cardigans or knits over a thin top. */
export function uppersOf(candidates: Candidates, pairs: HarmOfPair): readonly Part[] {
  const tops = candidates.get('TOP') ?? []
  const parts = tops.map((top) => partOf([top], pairs, aloneHarm(top)))
  for (const over of tops)
    for (const under of tops) {
      if (over === under || needsUnder(under)) continue
      if (isTrainedIn(under, over)) parts.push(partOf([under, over], pairs, settings.layerCost))
      // How badly the two match does not count, because the upper piece is taken off for bathing.
      if (isBathedIn(under, over)) parts.push(partOf([under, over], pairs, settings.layerCost - pairs(under, over)))
      if (!isThin(under)) continue
      if (needsUnder(over)) parts.push(partOf([under, over], pairs, settings.layerCost))
      else if (overShirt(over) && isCollared(under)) parts.push(partOf([under, over], pairs, settings.layerCost + 0.15))
    }
  return parts
}

const isBare = ({ f }: Candidate) => f.marks.has('bareBelly') || f.says.has('cropped')

/** `thin`: most clo of a top that people train in; `over`: least clo of what they wear over it on the way. */
const training = { thin: 0.14, over: 0.22 } as const

/**
 * Whether people train in the lower piece (a sports bra, a skin-tight piece, or a thin shirt) and take off the upper
 * one for it.
 */
function isTrainedIn(under: Candidate, over: Candidate): boolean {
  if (!under.f.marks.has('sport') || !over.f.marks.has('sport')) return false
  const isShortOver = over.f.marks.has('shortSleeve') || over.f.says.has('short')
  if (over.f.marks.has('cycling')) return isShortOver && fitsUnderJersey(under.f)
  // Nobody wears short sleeves over long ones.
  if (isShortOver && isLongSleeve(under.f)) return false
  if (isBare(under) || under.f.says.has('inner')) return !isBare(over)
  return under.f.clo <= training.thin && over.f.clo >= training.over
}

/** Whether the upper piece is a dry one that is worn over swimwear on the way and at the table. */
const isBathedIn = (under: Candidate, over: Candidate) =>
  under.f.marks.has('swim') &&
  over.f.marks.has('shortSleeve') &&
  !over.f.marks.has('swim') &&
  !over.f.marks.has('knitted')

/**
 * Returns the penalty points of legs with nothing over them: of leggings that are kept for under a skirt, which nobody
 * wears alone, and of sport tights, as others see them on the way and outdoors.
 */
export function legsAlone(f: Facts, { occasion }: Day): number {
  if (has(f, 'underSkirt')) return weightOf('freezing')
  if (occasion !== 'SPORT' || has(f, 'cycling')) return 0
  if (has(f, 'tight') && has(f, 'shortLegs')) return 0.45 * weightOf('overheated')
  return isTights(f) ? 0.45 * weightOf('carried') : 0
}

const isCollared = ({ f }: Candidate) =>
  /shirt|Shirt/.test(f.kind) && !/T|tee/.test(f.kind) && !f.marks.has('shortSleeve')

/** Penalty points of every dress, because dresses are chosen less often than trousers and skirts. */
const dressCost = 0.6

export function dressesOf(candidates: Candidates, pairs: HarmOfPair): readonly Part[] {
  const parts: Part[] = []
  for (const dress of candidates.get('DRESS') ?? []) {
    const bare = dress.f.marks.has('needsUnder')
    parts.push(
      partOf(
        [dress],
        pairs,
        dressCost + (bare ? weightOf('turnedAway') : harmOf(dress.f.marks.has('strappy') ? 0.4 : 0)),
      ),
    )
    if (!bare && !dress.f.marks.has('strappy')) continue
    for (const under of candidates.get('TOP') ?? [])
      if (!needsUnder(under) && isThin(under) && !under.f.marks.has('bareArms'))
        parts.push(partOf([under, dress], pairs, settings.layerCost))
  }
  return parts
}

/** Felt °C above which nobody wears padding over padding. */
const twoPaddedTo = -10
const isPuffy = (f: Facts) => has(f, 'padded') || f.kind === 'winterParka'
/** °C of the coldest hour up to which something warm goes under a raincoat. */
const warmUnderCape = 12
const wearsCape = ({ rain, low }: Day) => rain.said && low <= warmUnderCape

/** Names of quilted and padded coats, over which no other coat goes. */
const longCoat = /코트|coat/i

/** Whether a piece goes under another outer garment; golf vests do, though their kind is worn by itself, too. */
const isMiddle = (f: Facts) => (f.layer === 'mid' && !longCoat.test(f.name)) || (has(f, 'vest') && has(f, 'golf'))

/** Returns parts without an outer garment, with one, or with a light one under a larger one. */
export function coversOf(candidates: Candidates, pairs: HarmOfPair, day: Day): readonly Part[] {
  const outers = candidates.get('OUTER') ?? []
  const parts: Part[] = [partOf([], pairs)]
  for (const outer of outers) parts.push(partOf([outer], pairs, settings.layerCost))
  if (day.cold > 14) return parts
  for (const outer of outers)
    for (const mid of outers) {
      const isProof = outer.f.waterproof || (pausesOutside(day) && outer.f.windproof)
      const isShell = isProof && (!outer.f.marks.has('rainOnly') || wearsCape(day)) && outer.f.layer === 'outer'
      if (outer === mid || (outer.f.clo <= mid.f.clo && !isShell)) continue
      if (day.cold > twoPaddedTo && isPuffy(outer.f) && isPuffy(mid.f) && !has(mid.f, 'vest')) continue
      if (day.occasion === 'FORMAL' && has(outer.f, 'tailored') && has(mid.f, 'knitted')) continue
      const tailored = mid.f.marks.has('tailored') && (isShell || has(outer.f, 'dressy', 'padded'))
      const isWorkUnder = has(mid.f, 'workwear') && has(outer.f, 'rainOnly') && isShell
      const isVestUnder = has(mid.f, 'vest') && has(mid.f, 'padded') && !has(outer.f, 'vest', 'open')
      if ((isMiddle(mid.f) && (outer.f.layer === 'outer' || isVestUnder)) || tailored || isWorkUnder)
        parts.push(partOf([mid, outer], pairs, 2 * settings.layerCost + settings.midCost - mid.covered))
    }
  return parts
}

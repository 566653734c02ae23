import type { Purpose } from '../day/plan.ts'
import { harmony, isNeutral } from '../reading/color.ts'
import type { Facts } from '../reading/facts.ts'
import type { Mates } from './mates.ts'
import { pairRules, sidesOf } from './pair-rules.ts'
import { weightOf } from '../needs/need.ts'
import { harmOf } from './harm.ts'
import { settings } from './settings.ts'
import { pairPoints, type Tables } from './tables.ts'

const body = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'])
const cloth = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])

const isCoat = ({ type, marks }: Facts) => type === 'OUTER' && marks.has('heavy')

/** Factor of the clash in formality for padded coats over suits, which people do wear in the cold. */
const overSuit = 0.6

function gapShare(a: Facts, b: Facts): number {
  const gap = Math.abs(a.formality - b.formality)
  if (gap <= settings.formalGap) return 0
  const share = Math.min(0.85, ((gap - settings.formalGap) / 45) * settings.formalWeight)
  return isCoat(a) || isCoat(b) ? overSuit * share : share
}

/** Returns the clash (share of people, 0–1) of training wear with dress clothes: 조거 with 구두, 러닝화 with a coat dress. */
function sportShare(a: Facts, b: Facts): number {
  const sporty = a.sporty >= b.sporty ? a : b
  const other = sporty === a ? b : a
  if (sporty.sporty < 60 || other.sporty > 30) return 0
  if (sporty.marks.has('padded') || sporty.marks.has('sneaker')) return other.formality > 74 ? 0.5 : 0
  const dressy = Math.max(0, other.formality - 36) / 30
  return Math.min(settings.sportClash, dressy * settings.sportClash)
}

/** Factor of the clash in color for denim, whose blue goes with any color. */
const besideDenim = 0.3

function colorShare(a: Facts, b: Facts): number {
  if (!cloth.has(a.type) || !cloth.has(b.type) || !a.color || !b.color) return 0
  const bad = Math.max(0, 0.66 - harmony(a.color, b.color)) / 0.66
  const under = a.type === 'OUTER' || b.type === 'OUTER' ? 0.6 : 1
  const denim = a.marks.has('denim') || b.marks.has('denim') ? besideDenim : 1
  return bad * settings.colorWeight * under * denim
}

function patternShare(a: Facts, b: Facts): number {
  if (!cloth.has(a.type) || !cloth.has(b.type)) return 0
  const loud = a.loudness > 45 && b.loudness > 45 ? 0.55 : 0
  return Math.max(loud, a.patterned && b.patterned ? 0.45 : 0)
}

/** Whether two colors visibly differ, such as black and navy: by OKLCH lightness or chroma. */
const isOffColor = ({ color: a }: Facts, { color: b }: Facts) =>
  !!a && !!b && (Math.abs(a.l - b.l) > 0.12 || Math.abs(a.c - b.c) > 0.03)

/** Whether trousers look like half of a suit under another jacket: those of a set do, whatever their kind. */
const isHalfOfSuit = (jacket: Facts, legs: Facts) =>
  legs.marks.has('suit') || (legs.says.has('partOfSet') && jacket.marks.has('tailored'))

/**
 * Returns the clash (share of people, 0–1) of a suit jacket with trousers other than its own, or with jeans, which
 * looks like a failed suit.
 */
function suitShare(a: Facts, b: Facts, mates: Mates): number {
  const jacket = a.type === 'OUTER' ? a : b
  const legs = jacket === a ? b : a
  if (jacket.type !== 'OUTER' || (legs.type !== 'BOTTOM' && legs.type !== 'DRESS')) return 0
  const own = mates.get(jacket.id)
  if (own?.has(legs.id)) return 0
  if (own && own.size > 0) return legs.type === 'BOTTOM' ? 0.7 : 0.35
  const others = mates.get(legs.id)
  if (others && others.size > 0 && isHalfOfSuit(jacket, legs)) return 0.6
  if (!jacket.marks.has('suit')) return 0
  if (legs.marks.has('denim') || legs.formality < 40) return 0.75
  if (legs.marks.has('suit') && isOffColor(jacket, legs)) return 0.5
  return legs.marks.has('suit') ? 0.3 : 0.25
}

/**
 * Returns the penalty points of pieces that look like a suit but are none, more where a suit is expected; `share` (0–1)
 * of people object to them.
 */
function suitHarm(share: number, purpose: Purpose): number {
  const asked = /^FORMAL|^WORK SUIT/.test(purpose) ? 0.45 : purpose === 'WORK NEAT' ? 0.2 : 0
  return harmOf(share) + (share >= 0.7 ? asked * weightOf('turnedAway') : 0)
}

const ruleHarms = pairRules.map(([, , share]) => harmOf(share))

function brokenRules(a: Facts, b: Facts): number {
  const [one, other] = [sidesOf(a), sidesOf(b)]
  const hits = (one.ones & other.others) | (other.ones & one.others)
  let harm = 0
  for (let rest = hits, at = 0; rest !== 0; rest >>>= 1, at++) {
    const both = pairRules[at]?.[3]
    if ((rest & 1) === 1 && (!both || both(a, b))) harm += ruleHarms[at] ?? 0
  }
  return harm
}

const noMates: Mates = new Map()

/**
 * Returns the penalty points of a pair (how badly two pieces match; 0 is none): by the rules, and as fitted to labels
 * for their families of kinds.
 */
export const pairHarm = (a: Facts, b: Facts, purpose: Purpose, tables: Tables, mates: Mates = noMates): number =>
  Math.max(
    0,
    ruledHarm(a, b, purpose, mates) +
      settings.pairWeight * (purpose.startsWith('SPORT') ? 0.5 : 1) * pairPoints(tables, a.kind, b.kind),
  )

/** Returns the penalty points of a pair by the rules alone, without those that are fitted to labels. */
export function ruledHarm(a: Facts, b: Facts, purpose: Purpose, mates: Mates = noMates): number {
  let harm = brokenRules(a, b) + harmOf(sportShare(a, b))
  if (purpose.startsWith('SPORT')) return harm
  if (body.has(a.type) && body.has(b.type)) harm += settings.gapWeight * harmOf(gapShare(a, b))
  return harm + harmOf(colorShare(a, b)) + harmOf(patternShare(a, b)) + suitHarm(suitShare(a, b, mates), purpose)
}

/** Counts the distinct loud hues of an outfit, which differ by at least 40°. */
export function loudHues(facts: readonly Facts[]): number {
  const hues: number[] = []
  for (const { color, type } of facts) {
    if (!color || !body.has(type) || isNeutral(color) || color.c < 0.09) continue
    if (!hues.some((hue) => Math.abs(((hue - color.h + 540) % 360) - 180) < 40)) hues.push(color.h)
  }
  return hues.length
}

import type { Day } from '../day/day.ts'
import type { Candidate, Candidates } from './candidates.ts'
import {
  coversOf,
  dressesOf,
  isThin,
  needsUnder,
  type HarmOfPair,
  type Part,
  partOf,
  uppersOf,
  withLegs,
} from './covers.ts'
import { harmOf } from './harm.ts'
import { settings } from './settings.ts'

/**
 * For each way to combine layers that a constant's name states, the share (0–1) of people who would not wear them so.
 */
const twoTops = 0.6
const thirdTop = 0.5
const overThin = 0.1
const topWithDress = 0.35
const second = 0.95
const legsUnderDress = 0.6
const leggings = 0.2
const twoOuters = 0.6
const moreOuters = 0.85

const same = (part: Part, pieces: readonly Candidate[]) =>
  part.pieces.length === pieces.length && pieces.every((piece) => part.pieces.includes(piece))

/** Returns the part in which `recommend` combines exactly these pieces; null if it does not. */
function usualWay(parts: readonly Part[], pieces: readonly Candidate[]): Part | null {
  const ways = parts.filter((part) => same(part, pieces))
  return ways.reduce<Part | null>((least, part) => (least && least.harm <= part.harm ? least : part), null)
}

function topsHarm(tops: readonly Candidate[], dresses: readonly Candidate[]): number {
  const more = harmOf(thirdTop) * Math.max(0, tops.length - 2)
  if (dresses.length > 0) return more + tops.length * harmOf(tops.some(needsUnder) ? overThin : topWithDress)
  return tops.length < 2 ? 0 : more + harmOf(tops.some(isThin) && !tops.every(isThin) ? overThin : twoTops)
}

const isTight = ({ f }: Candidate) => f.marks.has('tight')

function legsHarm(legs: readonly Candidate[], dresses: readonly Candidate[]): number {
  if (legs.length === 0) return 0
  const under = dresses.length > 0 ? harmOf(legs.every(isTight) ? leggings : legsUnderDress) : 0
  const belowSkirt = legs.length === 2 && legs.some(isTight) && legs.some(({ f }) => f.marks.has('skirt'))
  return under + (belowSkirt ? harmOf(leggings) : harmOf(second) * (legs.length - 1))
}

/**
 * Returns the part of an outfit beneath the outer garments: all tops, dresses and bottoms given, even several of a
 * type.
 */
export function wornUnder(candidates: Candidates, pairs: HarmOfPair): Part {
  const [tops = [], dresses = [], legs = []] = [
    candidates.get('TOP'),
    candidates.get('DRESS'),
    candidates.get('BOTTOM'),
  ]
  const upper = [...tops, ...dresses]
  const ways = upper.length > 2 ? [] : [...uppersOf(candidates, pairs), ...dressesOf(candidates, pairs)]
  const odd = () => topsHarm(tops, dresses) + harmOf(second) * Math.max(0, dresses.length - 1)
  const part = usualWay(ways, upper) ?? partOf(upper, pairs, upper.length > 1 ? odd() : 0)
  let harm = part.harm + legsHarm(legs, dresses)
  for (const [at, leg] of legs.entries()) {
    harm += leg.harm
    for (const other of [...upper, ...legs.slice(0, at)]) harm += pairs(leg, other)
  }
  return withLegs(part, legs, harm)
}

/** Returns the part of an outfit made of all outer garments given, even three or more over each other. */
export function layersOver(candidates: Candidates, pairs: HarmOfPair, day: Day): Part {
  const outers = candidates.get('OUTER') ?? []
  if (outers.length > 2) {
    const extra = harmOf(twoOuters) + harmOf(moreOuters) * (outers.length - 2)
    return partOf(outers, pairs, settings.layerCost * outers.length + settings.midCost + extra)
  }
  const odd = 2 * settings.layerCost + settings.midCost + harmOf(twoOuters)
  return usualWay(coversOf(candidates, pairs, day), outers) ?? partOf(outers, pairs, odd)
}

import type { Avoided, ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { needsOf, type Reach, reachOf, unmetHarm } from './needs-of.ts'
import { allowed } from './allowed.ts'
import { bySlot, type Candidate, type Candidates, candidatesFor } from './candidates.ts'
import { inOrder, pairsOf } from './choose.ts'
import type { HarmOfPair } from './covers.ts'
import { harmOf } from './harm.ts'
import { layersOver, wornUnder } from './layers-worn.ts'
import { asOne, layeredLegs } from './over-tights.ts'
import { matesOf } from './mates.ts'
import { keyOf } from './outfit-key.ts'
import { missingFrom, type Outfit } from './recommend.ts'
import { besideOf, smallPieces } from './small-pieces.ts'
import { fittedTables, type Tables } from './tables.ts'
import { judgedAs } from './total-harm.ts'
import { wantedOf } from './warmth-harm.ts'
import { shoeHarm } from './way-of.ts'
import type { PartialOutfit } from './wish.ts'

export type JudgeOptions = {
  /** All owned pieces: those that are not worn could be put on, or belong to a suit. */
  closet: readonly Facts[]
  wornDaysAgo?: Readonly<Record<string, number>>
  avoided?: readonly Avoided[]
  tables?: Tables
}

/**
 * An outfit with its judgement. `missing` are types that the closet does not have, `absent` those that are not worn.
 */
export type JudgedOutfit = Outfit & {
  /** How well the outfit suits the day, 0–100. */
  match: number
  absent: readonly ClothesType[]
  /** The pair of pieces that go together worst; null if few people would mind it. */
  oddPair: readonly [Facts, Facts] | null
}

/**
 * `half`: penalty points (after `felt`) at which an outfit gets half of 100 points; `steepness`: how steeply the points
 * fall there. On the labeled closets nine in ten good recommendations get 70 to 98 points, nine in ten random outfits
 * fewer than 60.
 */
const half = 9
const steepness = 2.1

/**
 * Penalty points from which an outfit leaves needs of the day unmet. Beyond it, `felt` counts further points less and
 * less, because even a stylist's own outfits leave some needs unmet.
 */
const serious = 3
const felt = (harm: number) => (harm <= serious ? Math.max(0, harm) : serious + 2 * Math.log1p((harm - serious) / 2))

/**
 * Returns the match, 0–100: how well an outfit with these penalty points suits the day; 100 if there are none.
 * @param odd penalty points for what nobody wears, which count in full
 */
export const matchOf = (harm: number, odd = 0) => Math.round(100 / (1 + ((felt(harm) + odd) / half) ** steepness))

/** For each type, the share (0–1) of people who would not go out without a piece of it. */
const absentShares: Readonly<Partial<Record<ClothesType, number>>> = { TOP: 0.8, BOTTOM: 0.8, SHOES: 0.3 }

/** Most pieces of a type that people usually wear together; types not listed have no limit. */
export const usualCount: Readonly<Partial<Record<ClothesType, number>>> = {
  TOP: 2,
  OUTER: 2,
  ACCESSORY: 2,
  DRESS: 1,
  BOTTOM: 1,
  SHOES: 1,
  SOCKS: 1,
  HAT: 1,
  BAG: 1,
  SCARF: 1,
}
const tooMany = 0.85
const notWanted = 0.95
const minded = 0.5

const garments = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'])

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Returns the penalty points of too many pieces of a type, such as a second hat or a third accessory. Layers of
 * garments are counted elsewhere (layers-worn.ts).
 */
function excessHarm(candidates: Candidates): number {
  const counts = [...candidates].map(([type, worn]) =>
    garments.has(type) && type !== 'SHOES' ? 0 : Math.max(0, worn.length - (usualCount[type] ?? worn.length)),
  )
  return harmOf(tooMany) * sum(counts)
}

type Worn = { candidates: Candidates; pairs: HarmOfPair; day: Day; reach: Reach }

function absenceHarm(absent: readonly ClothesType[], closet: readonly Facts[]): number {
  const counted = absent.filter((type) => type !== 'SHOES' || closet.some((f) => f.type === type))
  return sum(counted.map((type) => harmOf(absentShares[type] ?? 0)))
}

function smallHarm(partial: PartialOutfit, { candidates, pairs, reach }: Worn): number {
  const wished = smallPieces(partial, candidates, pairs, { limitOf: () => Number.POSITIVE_INFINITY, reach })
  const others = [...candidates].flatMap(([type, worn]) =>
    garments.has(type) ? [] : worn.filter((piece) => !wished.pieces.includes(piece)),
  )
  const beside = besideOf(partial)
  const harmsBeside = others.map((piece) => {
    const pairHarm = sum(partial.worn.map((other) => pairs(piece, other)))
    return Math.max(0, piece.harm + harmOf(beside(piece.f)) + pairHarm)
  })
  return wished.harm + sum(harmsBeside)
}

const leastHarm = (all: readonly Candidate[]) =>
  all.reduce<Candidate | null>((least, piece) => (least && least.harm <= piece.harm ? least : piece), null)

function judgedWorn(items: readonly Facts[], worn: Worn) {
  const { candidates, pairs, day, reach } = worn
  const wanted = wantedOf(day)
  const core = wornUnder(candidates, pairs)
  const cover = layersOver(candidates, pairs, day)
  const shoes = leastHarm(candidates.get('SHOES') ?? [])
  const dressed = [...core.pieces, ...cover.pieces]
  const main = shoes ? [...dressed, shoes] : dressed
  const partial: PartialOutfit = {
    facts: main.map(({ f }) => f),
    worn: main,
    shoes: shoes?.f ?? null,
    day,
    shortOfClo: wanted.least - core.clo - cover.clo,
  }
  const harmOfShoes = shoes ? shoeHarm(shoes, dressed, pairs, day) : 0
  const parts = {
    core,
    cover,
    shoes,
    items,
    shoeHarm: harmOfShoes,
    smallHarm: smallHarm(partial, worn) + unmetHarm(items, reach),
    turn: 0,
  }
  return { judged: judgedAs(parts, { pairs, day, wanted }), oddPair: oddestOf(main, pairs) }
}

function oddestOf(main: readonly Candidate[], pairs: HarmOfPair): JudgedOutfit['oddPair'] {
  let [oddest, most]: [JudgedOutfit['oddPair'], number] = [null, harmOf(minded)]
  for (const [at, a] of main.entries())
    for (const b of main.slice(at + 1)) if (pairs(a, b) >= most) [oddest, most] = [[a.f, b.f], pairs(a, b)]
  return oddest
}

/**
 * Returns a function that rates outfits made of `pieces`; the penalty points of pieces and pairs are computed only
 * once.
 */
export function judging(pieces: readonly Facts[], day: Day, options: JudgeOptions) {
  const { closet, avoided = [], wornDaysAgo = {} } = options
  const tables = options.tables ?? fittedTables()
  const reach = reachOf(needsOf(day, tables), allowed(closet, avoided))
  const layered = layeredLegs(pieces, day)
  const wearable = [...pieces, ...layered.map(({ piece }) => piece)]
  const byFacts = new Map(candidatesFor(wearable, day, tables, reach).map((piece) => [piece.f, piece]))
  const pairs = pairsOf(wearable.length, day.purpose, tables, matesOf([...new Set([...closet, ...pieces])]))
  return (worn: readonly Facts[]): JudgedOutfit => {
    const items = inOrder(worn)
    const candidates = bySlot(asOne(items, layered).flatMap((f) => byFacts.get(f) ?? []))
    const { judged, oddPair } = judgedWorn(items, { candidates, pairs, day, reach })
    const absent = missingFrom(items, day)
    const unwanted = items.length - allowed(items, avoided).length
    const odd = excessHarm(candidates) + absenceHarm(absent, closet) + harmOf(notWanted) * Math.min(1, unwanted)
    const harm = judged.harm + odd
    return {
      items,
      key: keyOf(items),
      harm,
      match: matchOf(judged.harm, odd),
      warmth: judged.warmth,
      weather: judged.weather,
      exhausted: false,
      widened: false,
      missing: absent.filter((type) => !closet.some((f) => f.type === type)),
      absent,
      oddPair,
      released: [],
      changed: [],
      dropped: [],
      wornDaysAgo: Object.fromEntries(
        items.flatMap(({ id }) => (wornDaysAgo[id] === undefined ? [] : [[id, wornDaysAgo[id]]])),
      ),
      byHand: true,
    }
  }
}

/** Rates any pieces that a person chose, by the same rules by which `recommend` chooses; never throws. */
export const judge = (worn: readonly Facts[], day: Day, options: JudgeOptions): JudgedOutfit =>
  judging(worn, day, options)(worn)

import type { Avoided, ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import { colorOf } from '../reading/color.ts'
import type { Facts } from '../reading/facts.ts'
import type { AnyKind } from '../reading/lexicon/types.ts'
import { readFacts } from '../reading/read-facts.ts'
import { rowOf } from '../reading/kind-rows.ts'
import type { Candidate } from './candidates.ts'
import { allowed } from './allowed.ts'
import type { HarmOfPair } from './covers.ts'
import { matesOf } from './mates.ts'
import { pairHarm } from './pair-harm.ts'
import { pieceHarm } from './piece-harm.ts'
import { settings } from './settings.ts'
import type { Steps } from './steps.ts'
import { fittedTables, type Tables } from './tables.ts'
import { type Wanted, wantedOf, warmthHarm } from './warmth-harm.ts'

/** A piece to buy, and how many new good outfits the closet would have with it. */
export type Gap = { type: ClothesType; kind: AnyKind; label: string; outfits: number }

const [black, white, gray, navy, beige, blue] = ['#1b1b1d', '#f7f7f5', '#8c8c8e', '#232b45', '#cdb99a', '#3f5f8a']

/** Usual purchases, in the color that goes with most others. */
const purchases: readonly (readonly [type: ClothesType, hex: string, kinds: readonly AnyKind[]])[] = [
  ['TOP', white, ['tee', 'longTee', 'shirt', 'linenShirt', 'shortShirt', 'blouse']],
  ['TOP', navy, ['polo', 'knit', 'collarKnit', 'sportTee']],
  ['TOP', gray, ['sweatshirt', 'hoodie', 'thinKnit', 'halfZip']],
  ['TOP', black, ['turtleKnit', 'summerKnit']],
  ['BOTTOM', black, ['slacks', 'fleecedSlacks', 'midiSkirt', 'joggers', 'coolSlacks', 'sportPants']],
  ['BOTTOM', blue, ['jeans']],
  ['BOTTOM', beige, ['chino', 'linenPants', 'chinoShorts']],
  ['BOTTOM', navy, ['suitPants']],
  ['OUTER', black, ['shortPadding', 'longPadding', 'woolCoat', 'blazer', 'leatherJacket']],
  ['OUTER', navy, ['suitJacket', 'windbreaker', 'blouson', 'coolBlazer']],
  ['OUTER', beige, ['trench', 'lightDown', 'quilted']],
  ['OUTER', gray, ['cardigan', 'thinCardigan', 'fleece']],
  ['SHOES', white, ['sneakers', 'leatherSneakers', 'runningShoes']],
  ['SHOES', black, ['loafers', 'dressShoes', 'chelseaBoots', 'lowHeels', 'sandals', 'rainBoots']],
  ['SHOES', gray, ['hikingShoes']],
]

const readOffers = (): readonly Facts[] =>
  purchases.flatMap(([type, hex, kinds]) =>
    kinds.map((kind): Facts => {
      const [label] = rowOf(type, kind)
      const read = readFacts({ id: `gap ${kind}`, name: label, type, attributes: [], correction: { kind } })
      const plain = { loudness: 0, patterned: false, condition: 'fine', remarks: [] } as const
      return { ...read, ...plain, hexes: [hex], color: colorOf(hex) }
    }),
  )

/** Facts of the purchases, read when first needed, so that starting does not wait for the dictionary. */
let offers: readonly Facts[] | undefined

/**
 * An outfit is good if its penalty points exceed the fewest of the day by at most this; the limit is never less than
 * `goodFrom` or more than `goodTo` points.
 */
const asGood = 0.5
const [goodFrom, goodTo] = [2.1, 3.2]

/** A purchase is named if it makes at least this many new outfits. */
const leastOutfits = 4
/** Largest number of purchases that are named. */
const mostGaps = 3

/** Number of days that are sampled from a season. */
const sampled = 6
/** Number of pieces of each type that are combined on a sampled day. */
const triedPerType: Partial<Record<ClothesType, number>> = { TOP: 10, BOTTOM: 7, DRESS: 4, OUTER: 6, SHOES: 5 }

/**
 * Whether an owned piece already serves as the piece to buy would: it has the same kind, or is as warm, dressy and
 * sporty.
 */
const serves = (owned: Facts, piece: Facts) =>
  owned.slot === piece.slot &&
  owned.condition === 'fine' &&
  (owned.kind === piece.kind ||
    (Math.abs(owned.clo - piece.clo) <= 0.05 &&
      Math.abs(owned.from - piece.from) <= 4 &&
      Math.abs(owned.formality - piece.formality) <= 10 &&
      Math.abs(owned.sporty - piece.sporty) <= 20 &&
      owned.loudness < 30 &&
      owned.marks.has('skirt') === piece.marks.has('skirt')))

/** Returns some of the days, spread evenly by cold, with varied purposes. */
function sampleOf(days: readonly Day[]): readonly Day[] {
  if (days.length <= sampled) return days
  const purposes = new Map(days.map((day) => [day.purpose, 0]))
  const ordered = days.toSorted((a, b) => a.cold - b.cold)
  return Array.from({ length: sampled }, (_, part) => {
    const from = Math.floor((part * ordered.length) / sampled)
    const slice = ordered.slice(from, Math.max(from + 1, Math.floor(((part + 1) * ordered.length) / sampled)))
    const [day] = slice.toSorted((a, b) => (purposes.get(a.purpose) ?? 0) - (purposes.get(b.purpose) ?? 0))
    if (day) purposes.set(day.purpose, (purposes.get(day.purpose) ?? 0) + 1)
    return day ?? ordered[0]
  }).filter((day) => day !== undefined)
}

type Core = { pieces: readonly Candidate[]; harm: number; clo: number }
type Closet = {
  day: Day
  wanted: Wanted
  good: number
  pairs: HarmOfPair
  of: (type: ClothesType) => readonly Candidate[]
}

function closetOn(facts: readonly Facts[], day: Day, tables: Tables): Closet {
  const mates = matesOf(facts)
  const known = new Map<Candidate, Map<Candidate, number>>()
  const pairs: HarmOfPair = (a, b) => {
    let row = known.get(a)
    if (!row) known.set(a, (row = new Map()))
    let harm = row.get(b)
    if (harm === undefined) row.set(b, (harm = pairHarm(a.f, b.f, day.purpose, tables, mates)))
    return harm
  }
  const byType = new Map<ClothesType, Candidate[]>()
  for (const f of facts) {
    if (triedPerType[f.slot] === undefined) continue
    const harm = pieceHarm(f, day, tables)
    if (harm > goodTo) continue
    const list = byType.get(f.slot)
    if (list) list.push({ at: 0, f, harm, turn: 0, weather: 0, covered: 0, lacks: [] })
    else byType.set(f.slot, [{ at: 0, f, harm, turn: 0, weather: 0, covered: 0, lacks: [] }])
  }
  for (const [type, list] of byType) byType.set(type, list.sort((a, b) => a.harm - b.harm).slice(0, triedPerType[type]))
  return { day, wanted: wantedOf(day), good: goodTo, pairs, of: (type) => byType.get(type) ?? [] }
}

const bare = ({ f }: Candidate) => f.marks.has('needsUnder') || f.marks.has('open')

function coresOf(
  { of, pairs, good }: Closet,
  tops = of('TOP'),
  bottoms = of('BOTTOM'),
  dresses = of('DRESS'),
): readonly Core[] {
  const cores: Core[] = dresses.filter((d) => !bare(d)).map((d) => ({ pieces: [d], harm: d.harm, clo: 0.75 * d.f.clo }))
  for (const top of tops)
    for (const bottom of bottoms) {
      const harm = top.harm + bottom.harm
      if (harm > good || bare(top)) continue
      cores.push({ pieces: [top, bottom], harm: harm + pairs(top, bottom), clo: top.f.clo })
    }
  return cores.filter(({ harm }) => harm <= good)
}

/**
 * Returns the fewest penalty points of a core (a top with a bottom, or a dress) when it is worn with one of these outer
 * garments (null: none) and one of these pairs of shoes.
 */
function harmWith(
  core: Core,
  covers: readonly (Candidate | null)[],
  shoes: readonly Candidate[],
  { pairs, wanted, good }: Closet,
): number {
  let least = Number.POSITIVE_INFINITY
  for (const cover of covers) {
    let harm = core.harm + settings.warmthWeight * warmthHarm(core.clo + (cover?.f.clo ?? 0), core.clo, wanted)
    if (cover)
      harm += cover.harm + settings.layerCost + core.pieces.reduce((sum, piece) => sum + pairs(piece, cover), 0)
    if (harm >= least || harm > good) continue
    for (const shoe of shoes) {
      let all = harm + shoe.harm + (cover ? pairs(shoe, cover) : 0)
      for (const piece of core.pieces) all += pairs(shoe, piece)
      if (all < least) least = all
    }
  }
  return least
}

const keyOf = ({ pieces }: Core) => pieces.map(({ f }) => f.id).join(' ')

type Before = { closet: Closet; poor: readonly Core[]; covers: readonly (Candidate | null)[] }

function beforeOn(facts: readonly Facts[], day: Day, tables: Tables): Before {
  const closet = closetOn(facts, day, tables)
  const covers = [null, ...closet.of('OUTER')]
  const judged = coresOf(closet).map((core) => ({ core, harm: harmWith(core, covers, closet.of('SHOES'), closet) }))
  const least = judged.reduce((kept, { harm }) => Math.min(kept, harm), Number.POSITIVE_INFINITY)
  const good = Math.min(goodTo, Math.max(goodFrom, least + asGood))
  const poor = judged.filter(({ harm }) => harm > good).map(({ core }) => core)
  return { closet: { ...closet, good }, poor, covers }
}

/** Returns the keys of the cores (a top with a bottom, or a dress) that become good outfits if the piece is bought. */
function newWith(piece: Facts, { closet, poor, covers }: Before, tables: Tables): readonly string[] {
  const candidate: Candidate = {
    at: 0,
    f: piece,
    harm: pieceHarm(piece, closet.day, tables),
    turn: 0,
    weather: 0,
    covered: 0,
    lacks: [],
  }
  const { good } = closet
  if (candidate.harm > good) return []
  const [shoes, added] = [closet.of('SHOES'), [candidate]]
  const cores =
    piece.slot === 'TOP'
      ? coresOf(closet, added, undefined, [])
      : piece.slot === 'BOTTOM'
        ? coresOf(closet, undefined, added, [])
        : poor
  const over = piece.slot === 'OUTER' ? added : covers
  const on = piece.slot === 'SHOES' ? added : shoes
  return cores.filter((core) => harmWith(core, over, on, closet) <= good).map(keyOf)
}

/**
 * Finds at most three purchases that make the most new good outfits over a season. A top with a bottom, or a dress,
 * counts once, on whichever day it becomes good.
 * @param season days with the person's occasions; six are sampled
 * @param avoided never worn: neither combined nor offered
 */
export function* gapsOf(
  closet: readonly Facts[],
  season: readonly Day[],
  avoided: readonly Avoided[] = [],
  tables: Tables = fittedTables(),
): Steps<readonly Gap[]> {
  const facts = allowed(closet, avoided)
  const before: Before[] = []
  for (const day of sampleOf(season)) {
    yield null
    before.push(beforeOn(facts, day, tables))
  }
  const skirts = facts.some(({ marks }) => marks.has('skirt') || marks.has('heel') || marks.has('lowHeel'))
  offers ??= readOffers()
  const gaps: Gap[] = []
  for (const piece of allowed(offers, avoided)) {
    yield null
    const { marks, kind, type } = piece
    if (!skirts && (marks.has('skirt') || marks.has('lowHeel') || kind === 'blouse')) continue
    if (facts.some((owned) => serves(owned, piece))) continue
    const outfits = new Set(before.flatMap((day) => newWith(piece, day, tables))).size
    if (outfits >= leastOutfits) gaps.push({ type, kind, label: rowOf(type, kind)[0], outfits })
  }
  return gaps.sort((a, b) => b.outfits - a.outfits || (a.kind < b.kind ? -1 : 1)).slice(0, mostGaps)
}

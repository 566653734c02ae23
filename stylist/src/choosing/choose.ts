import type { ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { candidatesOf, type Candidate, type Candidates } from './candidates.ts'
import { coversOf, dressesOf, legsAlone, type HarmOfPair, type Part, partOf, uppersOf, withLegs } from './covers.ts'
import { isDictated } from '../needs/shoes-in-wet.ts'
import { brokenHarm, brokenRanks } from './broken.ts'
import { leastLacks, needsOf, type Reach, reachOf, unmetByGarments, unmetHarm } from './needs-of.ts'
import { dutyHarm } from './duty-harm.ts'
import type { Habits } from './habits.ts'
import { type Mates, matesOf } from './mates.ts'
import { pairHarm } from './pair-harm.ts'
import { settings } from './settings.ts'
import { smallPieces } from './small-pieces.ts'
import type { Steps } from './steps.ts'
import type { Tables } from './tables.ts'
import { type Judged, judgedAs, withoutCarried } from './total-harm.ts'
import { type Wanted, wantedOf, warmthHarm } from './warmth-harm.ts'

type Draft = { core: Part; cover: Part; harm: number; turn: number }

/** Number of combinations that are completed with shoes and small pieces. */
const completed = 56

/** Number of pieces up to which a table of all pairs takes less memory than a list of the pairs in use. */
const mostInTable = 400

/**
 * Returns a function that gives the penalty points of wearing two pieces together (how badly they match; 0 is none).
 * They are cached, because each pair is asked for many times.
 */
export function pairsOf(count: number, purpose: Day['purpose'], tables: Tables, mates: Mates): HarmOfPair {
  if (count > mostInTable) return listedPairsOf(count, purpose, tables, mates)
  const known = new Float64Array(count * count).fill(Number.NaN)
  return (a, b) => {
    const cell = a.at * count + b.at
    const cached = known[cell] ?? Number.NaN
    if (!Number.isNaN(cached)) return cached
    const harm = pairHarm(a.f, b.f, purpose, tables, mates)
    known[cell] = harm
    known[b.at * count + a.at] = harm
    return harm
  }
}

function listedPairsOf(count: number, purpose: Day['purpose'], tables: Tables, mates: Mates): HarmOfPair {
  const known = new Map<number, number>()
  return (a, b) => {
    const cell = Math.min(a.at, b.at) * count + Math.max(a.at, b.at)
    const harm = known.get(cell) ?? pairHarm(a.f, b.f, purpose, tables, mates)
    known.set(cell, harm)
    return harm
  }
}

/**
 * Returns those parts (pieces worn together) that contain all locked pieces; if there are none, a part of only the
 * locked pieces.
 */
function holding(parts: readonly Part[], locked: readonly Candidate[], pairs: HarmOfPair): readonly Part[] {
  if (locked.length === 0) return parts
  const fitting = parts.filter(({ pieces }) => locked.every((piece) => pieces.includes(piece)))
  return fitting.length > 0 ? fitting : [partOf(locked, pairs)]
}

const lockedOf = (candidates: Candidates, locked: ReadonlySet<string>, type: ClothesType) =>
  (candidates.get(type) ?? []).filter(({ f }) => locked.has(f.id))

/**
 * Returns what can be worn under an outer garment: tops with a bottom, or a dress. With `fixed`, locked garments get no
 * further layers, only what the outfit lacks.
 */
function coresOf({ candidates, pairs, day, locked }: Setting, fixed: boolean): readonly Part[] {
  const lockedAs = (type: ClothesType) => lockedOf(candidates, locked, type)
  const [tops, legs, dress] = [lockedAs('TOP'), lockedAs('BOTTOM'), lockedAs('DRESS')]
  if (fixed && (dress.length > 0 || (tops.length > 0 && legs.length > 0)))
    return [partOf([...tops, ...dress, ...legs], pairs)]
  const uppers = fixed && tops.length > 0 ? [partOf(tops, pairs)] : holding(uppersOf(candidates, pairs), tops, pairs)
  const bottoms = legs.length > 0 ? legs : (candidates.get('BOTTOM') ?? [])
  const cores: Part[] = legs.length > 0 ? [] : [...holding(dressesOf(candidates, pairs), [...dress, ...tops], pairs)]
  if (dress.length > 0) return cores
  if (tops.length > 0)
    cores.splice(0, cores.length, ...cores.filter(({ pieces }) => pieces.some(({ f }) => f.type === 'DRESS')))
  for (const upper of uppers)
    for (const bottom of bottoms) {
      let harm = upper.harm + bottom.harm + legsAlone(bottom.f, day)
      for (const piece of upper.pieces) harm += pairs(piece, bottom)
      cores.push(withLegs(upper, [bottom], harm))
    }
  if (cores.length > 0) return cores
  const half = [...uppers, ...bottoms.map((bottom) => partOf([bottom], pairs))]
  return half.length > 0 ? half : [partOf([], pairs)]
}

/** Returns the clo that small pieces may still add, so that outfits short of warmth are not dropped too early. */
function reserveOf(candidates: Candidates, day: Day): number {
  const scarf = day.cold < 5 && candidates.get('SCARF')?.some(({ f }) => f.marks.has('warm')) ? 0.06 : 0
  const thermal =
    day.cold <= 3 && candidates.get('UNDERWEAR')?.some(({ f }) => f.marks.has('thermal') && f.marks.has('upper'))
      ? 0.12
      : 0
  return scarf + thermal
}

const byHarm = <T extends { harm: number }>(all: readonly T[]) => all.toSorted((a, b) => a.harm - b.harm)

/**
 * Largest numbers of combinations that are combined with each other: of garments under an outer garment (`cores`: tops
 * with a bottom, or a dress), and of outer garments (`covers`).
 */
const most = { cores: 110, covers: 26 } as const
/** Penalty points by which a combination may exceed the best one. */
const worse = 2.8

function draftsOf(setting: Setting, fixed: boolean): readonly Draft[] {
  const { candidates, pairs, day, wanted, reach, locked } = setting
  const reserve = reserveOf(candidates, day)
  const outer = holding(coversOf(candidates, pairs, day), lockedOf(candidates, locked, 'OUTER'), pairs)
  const cores = byHarm(coresOf(setting, fixed)).slice(0, most.cores)
  const covers = byHarm(outer)
    .slice(0, most.covers)
    .map((cover) => ({ cover, lacks: leastLacks(reach, cover.pieces) }))
  const drafts: Draft[] = []
  let best = Number.POSITIVE_INFINITY
  for (const core of cores) {
    const coreLacks = leastLacks(reach, core.pieces)
    for (const { cover, lacks } of covers) {
      let harm = core.harm + cover.harm
      if (harm > best + worse) break
      for (const a of cover.pieces) for (const b of core.pieces) harm += pairs(a, b)
      const all = core.clo + cover.clo
      harm += settings.dutyWeight * dutyHarm(day, core, cover) + unmetByGarments(reach, coreLacks, lacks)
      if (harm > best + worse) continue
      const felt = all < wanted.least ? Math.min(wanted.least, all + reserve) : withoutCarried(all, cover, day, wanted)
      harm += settings.warmthWeight * warmthHarm(felt, core.clo, wanted)
      if (harm > best + worse) continue
      best = Math.min(best, harm)
      drafts.push({ core, cover, harm, turn: core.turn + cover.turn })
    }
  }
  const good = drafts.filter(({ harm }) => harm <= best + worse)
  const byTurn = good.toSorted((a, b) => a.harm - a.turn - (b.harm - b.turn)).slice(0, completed / 2)
  return [...new Set([...byTurn, ...byHarm(good).slice(0, completed / 2)])]
}

/** Factor for the penalty points of shoes that match the garments badly, if rain or snow requires these shoes. */
const dictatedPairs = 0.35
/** Pairs of shoes that are tried with each of the best drafts. */
const shoesTried = 3
/** Number of best drafts for which several pairs of shoes are tried; the others get one. */
const withMoreShoes = 20
/** Penalty points by which a pair of shoes may exceed the best pair. */
const shoesWithin = 0.7
/** Penalty points by which `shoesWithin` grows with each outfit that was already shown for the day. */
const moreWithin = 0.08

type Shod = { shoes: Candidate | null; harm: number; turn: number }

/**
 * Returns the penalty points of shoes worn with these garments: of the shoes themselves and of how badly they match.
 */
export const shoeHarm = (shoes: Candidate, garments: readonly Candidate[], pairs: HarmOfPair, day: Day): number =>
  shoes.harm +
  (isDictated(shoes.f, day) ? dictatedPairs : 1) * garments.reduce((sum, piece) => sum + pairs(shoes, piece), 0)

function shoesFor(
  pieces: readonly Candidate[],
  { candidates, pairs, day, rolls }: Setting,
  most: number,
): readonly Shod[] {
  const all = (candidates.get('SHOES') ?? []).map((shoes) => ({
    shoes,
    turn: shoes.turn,
    harm: shoeHarm(shoes, pieces, pairs, day),
  }))
  const best = Math.min(...all.map(({ harm }) => harm))
  const near = all.filter(({ harm }) => harm <= best + shoesWithin + moreWithin * Math.min(rolls, 12))
  const tried = near.toSorted((a, b) => a.harm - a.turn - (b.harm - b.turn)).slice(0, most)
  return tried.length === 0 ? [{ shoes: null, harm: 0, turn: 0 }] : tried
}

/** Types of which several pieces may be worn at once. */
const several = new Set<ClothesType>(['ACCESSORY', 'ETC', 'UNDERWEAR'])

function withLocked(items: readonly Facts[], candidates: Candidates, locked: ReadonlySet<string>): readonly Facts[] {
  if (locked.size === 0) return items
  const kept = [...candidates.values()].flat().filter(({ f }) => locked.has(f.id) && !items.includes(f))
  const single = new Set<ClothesType>(kept.map(({ f }) => f.type).filter((type) => !several.has(type)))
  return [...items.filter(({ type, id }) => locked.has(id) || !single.has(type)), ...kept.map(({ f }) => f)]
}

type Setting = {
  candidates: Candidates
  pairs: HarmOfPair
  day: Day
  wanted: Wanted
  locked: ReadonlySet<string>
  reach: Reach
  rolls: number
}

function complete(draft: Draft, setting: Setting, tried: number): readonly Judged[] {
  const { candidates, day, locked } = setting
  const garments = [...draft.core.pieces, ...draft.cover.pieces]
  const [kept] = lockedOf(candidates, locked, 'SHOES')
  const barefoot = kept !== undefined || day.span === 'home'
  const shod = barefoot ? [{ shoes: kept ?? null, harm: 0, turn: 0 }] : shoesFor(garments, setting, tried)
  return shod.map((one) => completeWith(one, draft, setting))
}

function completeWith({ shoes, harm: harmOfShoes, turn: shoeTurn }: Shod, draft: Draft, setting: Setting): Judged {
  const { candidates, pairs, day, wanted, locked, reach } = setting
  const { core, cover } = draft
  const garments = [...core.pieces, ...cover.pieces]
  const main = garments.map(({ f }) => f)
  const facts = shoes ? [...main, shoes.f] : main
  const small = smallPieces(
    {
      facts,
      worn: shoes ? [...garments, shoes] : garments,
      shoes: shoes?.f ?? null,
      day,
      shortOfClo: wanted.least - core.clo - cover.clo,
    },
    candidates,
    pairs,
    { reach },
  )
  const items = withLocked([...facts, ...small.pieces.map(({ f }) => f)], candidates, locked)
  const smallHarm = small.harm + unmetHarm(items, reach)
  const dressed = {
    core,
    cover,
    shoes,
    items,
    shoeHarm: harmOfShoes,
    smallHarm,
    turn: draft.turn + shoeTurn + small.turn,
  }
  return judgedAs(dressed, { pairs, day, wanted })
}

interface OutfitOptions {
  habits: Habits
  /** Ids of pieces that every outfit has. */
  locked?: ReadonlySet<string>
  /** Whether the locked pieces are a whole outfit, to which no garments or shoes are added. */
  fixed?: boolean
}

/**
 * Returns completed outfits, those with the fewest penalty points first; pieces that are liked, or were not worn lately
 * (`turn`), count in their favor.
 */
export function* outfitsOf(
  facts: readonly Facts[],
  day: Day,
  tables: Tables,
  { habits, locked = new Set(), fixed = false }: OutfitOptions,
): Steps<readonly Judged[]> {
  const reach = reachOf(needsOf(day, tables), facts)
  yield null
  const candidates = yield* candidatesOf(facts, day, tables, { habits, locked, reach })
  yield null
  const chosen = [...candidates.values()].flatMap((list) => list.map(({ f }) => f))
  const pairs = pairsOf(chosen.length, day.purpose, tables, matesOf(chosen))
  const wanted = wantedOf(day)
  const setting = { candidates, pairs, day, wanted, locked, reach, rolls: habits.rolls }
  const judged: Judged[] = []
  for (const [at, draft] of draftsOf(setting, fixed).entries()) {
    yield null
    judged.push(...complete(draft, setting, at < withMoreShoes ? shoesTried : 1))
  }
  const broken = brokenRanks(
    judged.map(({ items }) => items),
    reach,
  )
  return judged
    .map((one, at) => ({ ...one, harm: one.harm + brokenHarm(broken[at] ?? null) }))
    .sort((a, b) => a.harm - a.turn - (b.harm - b.turn))
}

const order: readonly ClothesType[] = [
  ...(['OUTER', 'TOP', 'DRESS', 'BOTTOM', 'SHOES', 'SOCKS', 'UNDERWEAR', 'HAT', 'SCARF', 'BAG'] as const),
  ...(['ACCESSORY', 'ETC'] as const),
]

/** Sorts pieces from the outermost to the smallest. */
export const inOrder = (items: readonly Facts[]) =>
  items.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))

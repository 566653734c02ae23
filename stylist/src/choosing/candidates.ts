import type { ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { fractions } from './fraction.ts'
import { harmOf } from './harm.ts'
import { pieceHarm, tooCold, wrongForWeather } from './piece-harm.ts'
import { lacksOf, type Reach, spoiltHarm } from './needs-of.ts'
import type { Tables } from './tables.ts'
import { settings } from './settings.ts'
import type { Habits } from './habits.ts'
import type { Steps } from './steps.ts'

/**
 * A piece with its penalty points on the day (how badly it suits the day; 0 is none): `harm` in total, `weather` for
 * the weather alone, `covered` those that a coat over the piece saves. `turn` is negative if it was worn lately.
 */
export type Candidate = {
  at: number
  f: Facts
  harm: number
  turn: number
  weather: number
  covered: number
  /** For each need of `Reach.ofGarments`, the share (0–1) that this piece leaves unmet. */
  lacks: readonly number[]
}

/** Number of pieces of each type that are combined. */
const kept: Readonly<Record<ClothesType, number>> = {
  TOP: 14,
  BOTTOM: 9,
  DRESS: 6,
  OUTER: 11,
  SHOES: 12,
  SOCKS: 14,
  BAG: 14,
  HAT: 8,
  SCARF: 7,
  UNDERWEAR: 10,
  ACCESSORY: 14,
  ETC: 8,
}

/** Share (0–1) of a type's kept pieces that are the best ones; the others are drawn from pieces nearly as good. */
const bestShare = 0.6

/**
 * Share (0–1) of a type's kept pieces that one kind may take while other kinds have none: ten vests must not displace
 * every shirt.
 */
const kindShare = 0.5

/** Penalty points above those of the best piece up to which a piece is nearly as good. */
const nearly = 1.1

/** °C that a coat adds for the pieces under it. */
const coatWarms = 14

function coveredOf(f: Facts, day: Day, tables: Tables): number {
  if (f.type !== 'OUTER') return 0
  const spared = harmOf(tooCold(f, day, tables)) - harmOf(tooCold(f, day, tables, coatWarms))
  return settings.weatherWeight * spared
}

export type Candidates = ReadonlyMap<ClothesType, readonly Candidate[]>

type Weighed = Pick<Candidate, 'f' | 'harm' | 'lacks'> & {
  /** Share (0–1) of people who find the piece wrong for the weather. */
  wrong: number
}

function spread(list: readonly Weighed[], limit: number): readonly Weighed[] {
  const counts = new Map<string, number>()
  const [before, behind]: [Weighed[], Weighed[]] = [[], []]
  for (const piece of list) {
    const count = (counts.get(piece.f.kind) ?? 0) + 1
    counts.set(piece.f.kind, count)
    if (count > limit * kindShare) behind.push(piece)
    else before.push(piece)
  }
  return [...before, ...behind]
}

/**
 * Number of pieces that are kept for each need, however many penalty points they have, so that some candidates meet it.
 */
const helpersOfNeed = 2

function helpersOf(list: readonly Weighed[], { ofGarments }: Reach): readonly Weighed[] {
  const helpers: Weighed[] = []
  for (const [need, { weight }] of ofGarments.entries()) {
    const least = list.reduce((low, { lacks }) => Math.min(low, lacks[need] ?? 1), 1)
    if (least >= 1) continue
    // A piece may be the best although it does not meet the need: the sum of its harm and that of the unmet need
    // decides.
    const costOf = ({ harm, lacks }: Weighed) => harm + weight * (lacks[need] ?? 1)
    helpers.push(list.reduce((evil, piece) => (costOf(piece) < costOf(evil) ? piece : evil)))
    helpers.push(...list.filter(({ lacks }) => (lacks[need] ?? 1) <= least + 0.1).slice(0, helpersOfNeed))
  }
  return helpers
}

type Keeping = {
  habits: Habits
  locked: ReadonlySet<string>
  reach: Reach
  /** Returns what `wrongForWeather` does. */
  wrongOf: (f: Facts) => number
}

/**
 * Keeps up to `limit` pieces, namely the best and in turn others nearly as good; besides these, all that are locked,
 * and those that meet needs.
 */
function keptOf(list: Weighed[], limit: number, { habits, locked, reach }: Keeping): readonly Weighed[] {
  list.sort((a, b) => a.harm - b.harm || (a.f.id < b.f.id ? -1 : 1))
  if (list.length <= limit) return list
  const must = [...list.filter(({ f }) => locked.has(f.id)), ...helpersOf(list, reach)]
  const ordered = spread(list, limit)
  const best = ordered.slice(0, Math.round(limit * bestShare))
  const bound = (best[0]?.harm ?? 0) + nearly
  const fractionOf = fractions(habits.seed)
  const near = ordered
    .slice(best.length)
    .filter(({ harm }) => harm <= bound)
    .map((piece) => ({ piece, rank: habits.turnOf(piece.f) + fractionOf(piece.f.id) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ piece }) => piece)
  const rest = near.length > 0 ? near : ordered.slice(best.length)
  return [...new Set([...must, ...best, ...rest.slice(0, limit - best.length)])]
}

/** Number of pieces whose penalty points are computed in one step, before other work gets a turn. */
const atOnce = 200

/**
 * Returns by type the pieces from which outfits are combined, those with the fewest penalty points first; locked pieces
 * are always among them.
 */
export function* candidatesOf(facts: readonly Facts[], day: Day, tables: Tables, keeping: Keeping): Steps<Candidates> {
  const { habits, locked, reach, wrongOf } = keeping
  const weighed = new Map<ClothesType, Weighed[]>()
  for (const [nth, f] of facts.entries()) {
    if (nth % atOnce === 0) yield null
    const wrong = wrongOf(f)
    const harm = locked.has(f.id) ? 0 : pieceHarm(f, day, tables, wrong) + spoiltHarm(f, reach)
    const piece = { f, harm, lacks: lacksOf(f, reach), wrong }
    const list = weighed.get(f.slot)
    if (list) list.push(piece)
    else weighed.set(f.slot, [piece])
  }
  const candidateOf = ({ f, harm, lacks, wrong }: Weighed, at: number): Candidate => {
    const weather = locked.has(f.id) ? noWeather : { weather: harmOf(wrong), covered: coveredOf(f, day, tables) }
    return { at, f, harm, lacks, turn: habits.turnOf(f), ...weather }
  }
  const byType = new Map<ClothesType, readonly Candidate[]>()
  let count = 0
  for (const [type, list] of weighed) {
    yield null
    byType.set(
      type,
      keptOf(list, kept[type], keeping).map((piece) => candidateOf(piece, count++)),
    )
  }
  return byType
}

const noWeather = { weather: 0, covered: 0 }

/** Returns a candidate for every piece, regardless of what was worn lately. */
export const candidatesFor = (facts: readonly Facts[], day: Day, tables: Tables, reach: Reach): readonly Candidate[] =>
  facts.map((f, at) => {
    const wrong = wrongForWeather(f, day, tables)
    return {
      at,
      f,
      harm: pieceHarm(f, day, tables, wrong) + spoiltHarm(f, reach),
      turn: 0,
      lacks: lacksOf(f, reach),
      weather: harmOf(wrong),
      covered: coveredOf(f, day, tables),
    }
  })

export const bySlot = (all: readonly Candidate[]): Candidates => Map.groupBy(all, ({ f }) => f.slot)

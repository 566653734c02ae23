import type { ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { candidatesOf } from './candidates.ts'
import type { HarmOfPair } from './covers.ts'
import { byHarm, type Draft, draftsOf, type DraftSetting } from './drafts.ts'
import { brokenHarm, breaking } from './broken.ts'
import { needsOf, reachOf } from './needs-of.ts'
import type { Habits } from './habits.ts'
import { type Mates, matesOf } from './mates.ts'
import { memoized } from '@otday/common/memoized'
import { pairHarm } from './pair-harm.ts'
import { wrongForWeather } from './piece-harm.ts'
import type { Steps } from './steps.ts'
import type { Tables } from './tables.ts'
import type { Judged } from './total-harm.ts'
import { wantedOf } from './warmth-harm.ts'
import { type Shod, shoesFor, type Way, wayOf } from './way-of.ts'

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

interface OutfitOptions {
  habits: Habits
  /** Ids of pieces that every outfit has. */
  locked?: ReadonlySet<string>
  /** Returns what `wrongForWeather` does, if it was asked before. */
  wrongOf?: (f: Facts) => number
  /** Whether the locked pieces are a whole outfit, to which no garments or shoes are added. */
  fixed?: boolean
}

/** Number of pairs of shoes that are tried with a draft: with one of the best, with another, and for a re-roll. */
const shoesTried = { best: 3, other: 1, reroll: 2 } as const
/** Number of other bags that are tried for a re-roll. */
const bagsTried = 2
/** Number of drafts that count as the best. */
const withMoreShoes = 20
/** Penalty points by which a pair of shoes may exceed the best pair. */
const shoesWithin = 0.7
/** Penalty points by which `shoesWithin` grows with each outfit that was already shown, up to `mostWithin` of them. */
const moreWithin = 0.08
const mostWithin = 12

/** How many outfits were shown, and the penalty points of seeing a pair of shoes or a bag again. */
export type SeenLately = { count: number; costOf: (id: string) => number }

/** The outfits that are drawn once for a day, an occasion and a closet. */
export type Drawn = {
  /** The outfits of the best drafts, those with the fewest penalty points first. */
  outfits: readonly Judged[]
  /** All drafts that are nearly as good as the best one, in the same order. */
  drafts: readonly Draft[]
  /** Completes a draft with shoes and bags that cost least together with what was seen. */
  waysOf: (draft: Draft, seen: SeenLately) => readonly Judged[]
}

const byCost = (a: { harm: number; turn: number }, b: { harm: number; turn: number }) =>
  a.harm - a.turn - (b.harm - b.turn)

/** Drafts of which a draw keeps what they were completed with: re-rolls come back to the drafts seen least lately. */
const mostKept = 40

interface Completions {
  shod: readonly Shod[]
  wayOf: (one: Shod) => Way
  finished: (one: Judged) => Judged
}

/** Returns a function that completes a draft for a re-roll; `finished` adds what is known of whole outfits only. */
function completing(setting: DraftSetting, finished: (one: Judged) => Judged): Drawn['waysOf'] {
  const known = new Map<Draft, Completions>()
  const completionsOf = (draft: Draft) => {
    const completions = known.get(draft) ?? {
      shod: shoesFor(draft, setting, shoesWithin + moreWithin * mostWithin),
      wayOf: memoized(new Map<Shod, Way>(), (one) => wayOf(one, draft, setting)),
      finished: memoized(new Map<Judged, Judged>(), finished),
    }
    known.delete(draft)
    known.set(draft, completions)
    const [oldest] = known.keys()
    if (oldest && known.size > mostKept) known.delete(oldest)
    return completions
  }
  return (draft, { count, costOf }) => {
    const completions = completionsOf(draft)
    const most =
      Math.min(...completions.shod.map(({ harm }) => harm)) + shoesWithin + moreWithin * Math.min(count, mostWithin)
    const cost = ({ shoes, harm, turn }: Shod) => harm - turn + (shoes ? costOf(shoes.f.id) : 0)
    const near = completions.shod.filter(({ harm }) => harm <= most).toSorted((a, b) => cost(a) - cost(b))
    return near.slice(0, shoesTried.reroll).flatMap((one) => {
      const way = completions.wayOf(one)
      return [way.outfit, ...way.withOthers(costOf, bagsTried)].map(completions.finished)
    })
  }
}

/**
 * Draws outfits; pieces that are liked, or were not worn lately (`turn`), count in their favor.
 */
export function* drawing(
  facts: readonly Facts[],
  day: Day,
  tables: Tables,
  { habits, locked = new Set(), fixed = false, wrongOf = (f) => wrongForWeather(f, day, tables) }: OutfitOptions,
): Steps<Drawn> {
  const reach = reachOf(needsOf(day, tables), facts)
  yield null
  const candidates = yield* candidatesOf(facts, day, tables, { habits, locked, reach, wrongOf })
  yield null
  const chosen = [...candidates.values()].flatMap((list) => list.map(({ f }) => f))
  const pairs = pairsOf(chosen.length, day.purpose, tables, matesOf(chosen))
  const setting = { candidates, pairs, day, wanted: wantedOf(day), locked, reach }
  const good = draftsOf(setting, fixed)
  const drafts = good.toSorted(byCost)
  const best = [...new Set([...drafts.slice(0, completed / 2), ...byHarm(good).slice(0, completed / 2)])]
  const judged: Judged[] = []
  for (const [at, draft] of best.entries()) {
    yield null
    const tried = at < withMoreShoes ? shoesTried.best : shoesTried.other
    const shod = shoesFor(draft, setting, shoesWithin).toSorted(byCost).slice(0, tried)
    judged.push(...shod.map((one) => wayOf(one, draft, setting).outfit))
  }
  const rankOf = breaking(
    judged.map(({ items }) => items),
    reach,
  )
  const withBroken = (one: Judged): Judged => ({ ...one, harm: one.harm + brokenHarm(rankOf(one.items)) })
  return { outfits: judged.map(withBroken).sort(byCost), drafts, waysOf: completing(setting, withBroken) }
}

/** Returns the outfits of the best drafts, those with the fewest penalty points first. */
export function* outfitsOf(...asked: Parameters<typeof drawing>): Steps<readonly Judged[]> {
  const { outfits } = yield* drawing(...asked)
  return outfits
}

const order: readonly ClothesType[] = [
  ...(['OUTER', 'TOP', 'DRESS', 'BOTTOM', 'SHOES', 'SOCKS', 'UNDERWEAR', 'HAT', 'SCARF', 'BAG'] as const),
  ...(['ACCESSORY', 'ETC'] as const),
]

/** Sorts pieces from the outermost to the smallest. */
export const inOrder = (items: readonly Facts[]) =>
  items.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))

import type { Avoided, ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { type Change, changesSince, droppedSince } from './changes-since.ts'
import { inOrder, outfitsOf } from './choose.ts'
import { fraction } from './fraction.ts'
import { allowed } from './allowed.ts'
import { habitsOf, restDays } from './habits.ts'
import { locksOf } from './locks.ts'
import { apart, layeredLegs } from './over-tights.ts'
import { wrongForWeather } from './piece-harm.ts'
import { finish, type Steps } from './steps.ts'
import { fittedTables, type Tables } from './tables.ts'
import type { Judged, Warmth } from './total-harm.ts'

export type RecommendOptions = {
  seed: string
  /** Keys of outfits already shown for this day and occasion, oldest first. */
  shown?: readonly string[]
  wornDaysAgo?: Readonly<Record<string, number>>
  /** Liking of pieces by id, −1 (never) to 1 (loved). */
  likes?: Readonly<Record<string, number>>
  /** Liking of pairs by their two ids, sorted and joined with a space, −1 to 1. */
  pairLikes?: Readonly<Record<string, number>>
  locked?: readonly string[]
  /**
   * Ids of the weekday's 정해진 옷 (a fixed outfit such as a uniform), which are worn as they are; just missing pieces are
   * added.
   */
  fixed?: readonly string[]
  avoided?: readonly Avoided[]
  tables?: Tables
}

export type Outfit = {
  items: readonly Facts[]
  /** Key of the outfit: the ids of tops, bottom or dress, outer garments, shoes and bag. */
  key: string
  /** Penalty points of the outfit, by how many people would not wear it: −ln of the share (0–1) of those who would. */
  harm: number
  warmth: Warmth
  /** Penalty points for the weather alone: of the worst garment or of the warmth as a whole, whichever are more. */
  weather: number
  /** Whether every fitting outfit was shown, so that they begin again. */
  exhausted: boolean
  /** Whether all better outfits were shown, so that this one suits the day a little less. */
  widened: boolean
  /** Required types that the closet does not have. */
  missing: readonly ClothesType[]
  /** Locked ids that could not be combined, such as a third top. */
  released: readonly string[]
  /** Pieces that the last shown outfit did not have, most noticed first, each with the id of the one it replaces. */
  changed: readonly Change[]
  /**
   * Types that the last shown outfit had and this one does not, most noticed first; without those whose place another
   * type takes.
   */
  dropped: readonly ClothesType[]
  wornDaysAgo: Readonly<Record<string, number>>
  /** Whether the user chose the outfit, not the stylist. */
  byHand?: boolean
}

/**
 * Penalty points above those of the best outfit up to which outfits are as good (`asGood`), or still acceptable
 * (`acceptable`).
 */
const asGood = 1
const acceptable = 2.6
/** Penalty points up to which an outfit always counts as good: over four in ten people would wear it. */
const fine = 0.78

const mainTypes = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG'])
export const keyOf = (items: readonly Facts[]) =>
  items
    .filter(({ type }) => mainTypes.has(type))
    .map(({ id }) => id)
    .sort()
    .join(' ')

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const id of a) if (b.has(id)) common += 1
  return common / (a.size + b.size - common || 1)
}

/** Types that distinguish outfits at a glance: other shoes or another bag make no other outfit. */
const garmentTypes = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])

/**
 * Penalty points of seeing the garments of the last shown outfit again; multiplied by `repeatFade` for each outfit
 * since.
 */
const repeatCost = 1.3
const repeatFade = 0.82

function sameness(items: readonly Facts[], shown: readonly ReadonlySet<string>[]): number {
  const ids = new Set(items.filter(({ type }) => garmentTypes.has(type)).map(({ id }) => id))
  let sum = 0
  shown.toReversed().forEach((other, age) => {
    sum += overlap(ids, other) * repeatFade ** age
  })
  return sum
}

export function missingFrom(items: readonly Facts[], { span }: Day): readonly ClothesType[] {
  const has = (type: ClothesType) => items.some((f) => f.type === type)
  const missing: ClothesType[] = []
  if (!has('DRESS') && !has('TOP')) missing.push('TOP')
  if (!has('DRESS') && !has('BOTTOM') && !items.some(({ trousers }) => trousers)) missing.push('BOTTOM')
  if (!has('SHOES') && span !== 'home') missing.push('SHOES')
  return missing
}

/**
 * Splits a suit that is one piece of the closet into jacket and trousers, so that both are combined with other pieces.
 */
const withTrousers = (facts: readonly Facts[]) => facts.flatMap((f) => (f.trousers ? [f, f.trousers] : [f]))

/** Returns the outfit with its suit as one piece again, or nothing if it has the suit's trousers without the jacket. */
function asOwned(one: Judged): readonly Judged[] {
  const { items } = one
  const jacket = items.find(({ trousers }) => trousers)
  const legs = items.find(({ type, id }) => type === 'BOTTOM' && id.endsWith('~'))
  if (!legs) return [one]
  if (jacket?.trousers !== legs) return []
  return [{ ...one, items: items.filter((f) => f !== legs) }]
}

function pairLiking(items: readonly Facts[], likes: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const [at, a] of items.entries())
    for (const b of items.slice(at + 1)) sum += likes[a.id < b.id ? `${a.id} ${b.id}` : `${b.id} ${a.id}`] ?? 0
  return sum
}

/** Penalty points that a liking of 1 for a pair of pieces outweighs. */
const pairWeight = 1.2
/** Penalty points for the weather that are bearable: at 0.5, four in ten people would not wear the outfit. */
const bearableWeather = 0.5
/** Penalty points for the weather from which an outfit is wrong for the day: half of the people would not wear it. */
export const wrongWeather = 0.7

const hasTaste = ({ likes, pairLikes }: RecommendOptions) =>
  Object.keys(likes ?? {}).length > 0 || Object.keys(pairLikes ?? {}).length > 0

/**
 * Leaves out outfits that are neither bearable for the weather nor as right for it as the outfit chosen without taste.
 */
function forTheWeather(judged: readonly Judged[]): readonly Judged[] {
  const [first, ...others] = judged
  if (!first) return []
  const best = others.reduce((kept, one) => (one.harm < kept.harm ? one : kept), first)
  return judged.filter(({ weather }) => weather <= Math.max(bearableWeather, best.weather))
}

type Ranked = { judged: Judged; key: string; cost: number }

/**
 * Picks the best of the good outfits that were not shown yet; without one, the best acceptable outfit that was not
 * shown yet (`widened`); without one, a good outfit that was shown before (`exhausted`).
 */
function pick(
  ranked: readonly Ranked[],
  shown: readonly string[],
  byId: ReadonlyMap<string, Facts>,
): { one: Ranked; exhausted: boolean; widened: boolean } | null {
  const [first] = ranked
  if (!first) return null
  const best = Math.min(...ranked.map(({ judged }) => judged.harm))
  const seen = new Set(shown)
  const isGarment = (id: string) => garmentTypes.has(byId.get(id)?.type ?? 'TOP')
  const sets = shown.slice(-12).map((key) => new Set(key.split(' ').filter(isGarment)))
  const least = (pool: readonly Ranked[]) =>
    pool.reduce<Ranked | null>((kept, one) => {
      const cost = one.cost + repeatCost * sameness(one.judged.items, sets)
      return kept === null || cost < kept.cost ? { ...one, cost } : kept
    }, null)
  const good = ranked.filter(({ judged }) => judged.harm <= Math.max(best + asGood, fine))
  const fresh = least(good.filter(({ key }) => !seen.has(key)))
  if (fresh) return { one: fresh, exhausted: false, widened: false }
  const wider = ranked.filter(
    ({ key, judged }) =>
      !seen.has(key) &&
      judged.harm <= best + acceptable &&
      judged.weather <= Math.max(bearableWeather, first.judged.weather),
  )
  const still = least(wider)
  if (still) return { one: still, exhausted: false, widened: true }
  const last = shown.at(-1)
  const again = least(good.filter(({ key }) => key !== last)) ?? least(good)
  return again ? { one: again, exhausted: true, widened: false } : null
}

const nothingWorn: Warmth = {
  all: 0,
  felt: 0,
  inside: 0,
  least: 0,
  most: 0,
  mostCold: 0,
  leastInside: 0,
  mostInside: 0,
}

const fittingTops = (facts: readonly Facts[], day: Day, tables: Tables) =>
  facts.filter((f) => (f.type === 'TOP' || f.type === 'DRESS') && wrongForWeather(f, day, tables) < 0.4).length

/**
 * Chooses an outfit. Never repeats a key of `shown` while others fit; the same seed gives the same outfit. Accepts any
 * closet, even an empty one, and never throws.
 */
export const recommend = (facts: readonly Facts[], day: Day, options: RecommendOptions): Outfit =>
  finish(recommending(facts, day, options))

/**
 * Returns an outfit with its cost, by which outfits are ranked: its penalty points, less what the user likes about its
 * pieces and pairs, and a small random number that decides among equals.
 */
function rankedBy({ seed, pairLikes = {} }: RecommendOptions, judged: Judged): Ranked {
  const key = keyOf(judged.items)
  const likesPairs = Object.keys(pairLikes).length > 0
  const taste = likesPairs ? pairWeight * pairLiking(judged.main, pairLikes) : 0
  return { judged, key, cost: judged.harm - judged.turn - taste + 0.02 * fraction(seed, key) }
}

/** Does the work of `recommend` in steps, between which the caller may pause. */
export function* recommending(facts: readonly Facts[], day: Day, options: RecommendOptions): Steps<Outfit> {
  const tables = options.tables ?? fittedTables()
  const worn = options.wornDaysAgo ?? {}
  const fixed = options.fixed ?? []
  const { kept, released } = locksOf(facts, [...fixed, ...(options.locked ?? [])])
  const locked = new Set(kept.map(({ id }) => id))
  const open = withTrousers([...new Set([...allowed(facts, options.avoided ?? []), ...kept])])
  const shown = options.shown ?? []
  const habits = habitsOf(options.seed, {
    worn,
    liked: options.likes ?? {},
    rest: restDays(fittingTops(open, day, tables)),
    shown,
  })
  const layered = layeredLegs(open, day)
  const wearable = [...open, ...layered.map(({ piece }) => piece)]
  const outfits = yield* outfitsOf(wearable, day, tables, { habits, locked, fixed: fixed.length > 0 })
  const judged = outfits
    .flatMap((one) => asOwned(one))
    .map((one) => (layered.length > 0 ? { ...one, items: apart(one.items, layered) } : one))
  const ranked = (hasTaste(options) ? forTheWeather(judged) : judged).map((one) => rankedBy(options, one))
  const byId = new Map(facts.map((f) => [f.id, f]))
  const picked = pick(ranked, shown, byId)
  const weather = picked?.one.judged.weather ?? 0
  if (weather > wrongWeather && hasTaste(options)) {
    const other = yield* recommending(facts, day, { ...options, likes: {}, pairLikes: {} })
    if (other.weather < weather - 0.1) return other
  }
  const items = inOrder(picked?.one.judged.items ?? [])
  return {
    items,
    key: picked?.one.key ?? '',
    harm: picked?.one.judged.harm ?? 0,
    warmth: picked?.one.judged.warmth ?? nothingWorn,
    weather,
    exhausted: picked?.exhausted ?? false,
    widened: picked?.widened ?? false,
    missing: missingFrom(items, day),
    released,
    changed: changesSince(shown.at(-1), items, byId),
    dropped: droppedSince(shown.at(-1), items, byId),
    wornDaysAgo: Object.fromEntries(items.flatMap(({ id }) => (worn[id] === undefined ? [] : [[id, worn[id]]]))),
  }
}

import type { Avoided, ClothesType } from '@otday/contract'
import { memoized } from '@otday/common/memoized'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { type Change, changesSince, droppedSince } from './changes-since.ts'
import { drawing, inOrder } from './choose.ts'
import { type Draw, drawOf } from './draw.ts'
import { allowed } from './allowed.ts'
import { habitsOf, restDays } from './habits.ts'
import { locksOf } from './locks.ts'
import { layeredLegs } from './over-tights.ts'
import { wrongForWeather } from './piece-harm.ts'
import { finish, type Steps } from './steps.ts'
import { fittedTables, type Tables } from './tables.ts'
import type { Warmth } from './total-harm.ts'
import { walk } from './walk.ts'

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

/** Penalty points for the weather from which an outfit is wrong for the day: half of the people would not wear it. */
export const wrongWeather = 0.7

const hasTaste = ({ likes, pairLikes }: RecommendOptions) => hasKeys(likes) || hasKeys(pairLikes)

/** Whether there is any; each outfit of a day asks, and a list of all would be made for it. */
const hasAny = memoized(
  new WeakMap<Readonly<Record<string, number>>, boolean>(),
  (record) => Object.keys(record).length > 0,
)
const hasKeys = (record: Readonly<Record<string, number>> | undefined) => record !== undefined && hasAny(record)

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

const fittingTops = (facts: readonly Facts[], wrongOf: (f: Facts) => number) =>
  facts.filter((f) => (f.type === 'TOP' || f.type === 'DRESS') && wrongOf(f) < 0.4).length

/**
 * Chooses an outfit. Never repeats a key of `shown` while others fit; the same seed gives the same outfit. Accepts any
 * closet, even an empty one, and never throws.
 */
export const recommend = (facts: readonly Facts[], day: Day, options: RecommendOptions): Outfit =>
  finish(recommending(facts, day, options))

/**
 * Draws for the same facts, day and options but for `shown`, kept so that outfits after the first one cost little:
 * with the taste, and without it for when nothing of that is right for the weather.
 */
export type Draws = { own?: Draw; plain?: Draw; byId?: ReadonlyMap<string, Facts> }

/** Does the work of `recommend` in steps, between which the caller may pause; draws only what `draws` does not have. */
export function* recommending(
  facts: readonly Facts[],
  day: Day,
  options: RecommendOptions,
  draws: Draws = {},
): Steps<Outfit> {
  const draw = (draws.own ??= yield* drawFor(facts, day, options))
  const byId = (draws.byId ??= new Map(facts.map((f) => [f.id, f])))
  const given = { facts, byId, day }
  const own = outfitFrom(draw, given, options)
  if (own.weather <= wrongWeather || !hasTaste(options)) return own
  const untasted = { ...options, likes: {}, pairLikes: {} }
  draws.plain ??= yield* drawFor(facts, day, untasted)
  const other = outfitFrom(draws.plain, given, untasted)
  return other.weather < own.weather - 0.1 ? other : own
}

const locksIn = (facts: readonly Facts[], { fixed = [], locked = [] }: RecommendOptions) =>
  locksOf(facts, [...fixed, ...locked])

function* drawFor(facts: readonly Facts[], day: Day, options: RecommendOptions): Steps<Draw> {
  const { seed, wornDaysAgo: worn = {}, likes: liked = {}, pairLikes = {}, avoided = [], fixed = [] } = options
  const tables = options.tables ?? fittedTables()
  const { kept } = locksIn(facts, options)
  const locked = new Set(kept.map(({ id }) => id))
  const open = withTrousers([...new Set([...allowed(facts, avoided), ...kept])])
  const wrongOf = memoized(new Map<Facts, number>(), (f) => wrongForWeather(f, day, tables))
  const habits = habitsOf(seed, { worn, liked, rest: restDays(fittingTops(open, wrongOf)) })
  const layered = layeredLegs(open, day)
  const wearable = [...open, ...layered.map(({ piece }) => piece)]
  const drawn = yield* drawing(wearable, day, tables, { habits, locked, fixed: fixed.length > 0, wrongOf })
  return drawOf(drawn, { seed, pairLikes, layered, forTheWeather: hasTaste(options) })
}

interface Given {
  facts: readonly Facts[]
  byId: ReadonlyMap<string, Facts>
  day: Day
}

function outfitFrom(draw: Draw, { facts, byId, day }: Given, options: RecommendOptions): Outfit {
  const { shown = [], wornDaysAgo: worn = {} } = options
  const picked = walk(draw, shown, byId)
  const { judged, key = '' } = picked?.one ?? {}
  const items = inOrder(judged?.items ?? [])
  return {
    items,
    key,
    harm: judged?.harm ?? 0,
    warmth: judged?.warmth ?? nothingWorn,
    weather: judged?.weather ?? 0,
    exhausted: picked?.exhausted ?? false,
    widened: picked?.widened ?? false,
    missing: missingFrom(items, day),
    released: locksIn(facts, options).released,
    changed: changesSince(shown.at(-1), items, byId),
    dropped: droppedSince(shown.at(-1), items, byId),
    wornDaysAgo: Object.fromEntries(items.flatMap(({ id }) => (worn[id] === undefined ? [] : [[id, worn[id]]]))),
  }
}

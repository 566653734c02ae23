import { type Outfit, type RecommendOptions, recommend } from '../../src/choosing/recommend.ts'
import { fraction } from '../../src/choosing/fraction.ts'
import type { Tables } from '../../src/choosing/tables.ts'
import type { Day } from '../../src/day/day.ts'
import type { Facts, Item } from '../../src/reading/facts.ts'
import { faultsOf } from '../../test/closets/measure.mjs'
import { type Case, type Closet, dayOfCase, factsOfCloset, type Labelled } from '../labels.ts'
import { Tally } from './rows.ts'

type Faults = readonly (readonly [fault: string, ids: readonly string[]])[]
export type Picked = { closet: Closet; facts: readonly Facts[]; one: Case; day: Day; outfit: Outfit; faults: Faults }

/** Returns `count` picks of a case, one after the other; each pick knows those shown before it. */
export function picksOf(
  set: Labelled,
  closet: Closet,
  one: Case,
  { count, facts, ...options }: { count: number; facts: readonly Facts[] } & Partial<RecommendOptions>,
): readonly Picked[] {
  const day = dayOfCase(set, closet, one)
  const shown: string[] = []
  return Array.from({ length: count }, () => {
    const outfit = recommend(facts, day, { seed: one.id, shown, ...options })
    shown.push(outfit.key)
    const ids = outfit.items.map(({ id }) => id)
    return { closet, facts, one, day, outfit, faults: faultsOf(closet, one, ids) }
  })
}

export type Worn = { shares: Tally; later: Tally; small: Tally; faults: Map<string, number>; picks: readonly Picked[] }

const smallTypes: readonly Facts['type'][] = ['SOCKS', 'BAG', 'SCARF', 'HAT', 'UNDERWEAR']
export const asked = 'small pieces where all of the stylist’s outfits wear the type'
export const unasked = 'small pieces where none of them does'

function countSmall(small: Tally, { closet, one, outfit }: Picked): void {
  const types = new Map(closet.items.map(({ id, type }) => [id, type]))
  for (const type of smallTypes) {
    const wearing = one.outfits.filter((ids) => ids.some((id) => types.get(id) === type)).length
    const wears = outfit.items.some((f) => f.type === type)
    if (wearing === one.outfits.length) small.add(asked, wears)
    if (wearing === 0) small.add(unasked, wears)
  }
}

const byOccasion = ({ occasion }: Case) => `occasion ${occasion}`

const nameOfFault = ([fault]: readonly [string, unknown]) => fault.split(':')[0] ?? fault

/** Returns the share of first picks that the person would wear, by person and occasion, and that of later picks. */
export function wornShares(
  set: Labelled,
  tablesFor: (closet: Closet) => Tables | undefined = () => undefined,
  change?: (item: Item) => Item,
  count = 6,
): Worn {
  const [shares, later, small] = [new Tally(), new Tally(), new Tally()]
  const faults = new Map<string, number>()
  const all: Picked[] = []
  for (const closet of set.closets) {
    const facts = factsOfCloset(closet, change)
    const tables = tablesFor(closet)
    for (const one of closet.cases) {
      const [first, ...rest] = picksOf(set, closet, one, { count, facts, ...(tables && { tables }) })
      for (const pick of rest) later.add('all', pick.faults.length === 0)
      if (!first) continue
      all.push(first)
      countSmall(small, first)
      for (const group of ['all', byOccasion(one), `person ${closet.person.id}`])
        shares.add(group, first.faults.length === 0)
      for (const kind of new Set(first.faults.map(nameOfFault))) faults.set(kind, (faults.get(kind) ?? 0) + 1)
    }
  }
  return { shares, later, small, faults, picks: all }
}

/** Returns the share of the labeling stylist's own outfits that the labels allow: the most that can be reached. */
export function ceiling({ closets }: Labelled): number {
  const tally = new Tally()
  for (const closet of closets)
    for (const one of closet.cases)
      for (const ids of one.outfits) tally.add('all', faultsOf(closet, one, ids).length === 0)
  return tally.share('all')
}

/** Returns the labeling stylist's own outfits with the facts of their pieces, for measures of warmth. */
export function ownOutfits(set: Labelled): readonly { facts: readonly Facts[]; items: readonly Facts[]; day: Day }[] {
  return set.closets.flatMap((closet) => {
    const facts = factsOfCloset(closet)
    return closet.cases.flatMap((one) => {
      const day = dayOfCase(set, closet, one)
      return one.outfits.map((ids) => ({ facts, items: facts.filter(({ id }) => ids.includes(id)), day }))
    })
  })
}

const drawsOfCase = 10
const chanceOfMore = 0.5

/**
 * Draws a complete outfit at random: one piece of each needed type, and outer, socks and bag each in half of the
 * outfits.
 */
function byChance({ items }: Closet, seed: string): readonly string[] {
  const draw = (type: Item['type']) => {
    const own = items.filter((item) => item.type === type)
    return own[Math.floor(fraction(seed, type) * own.length)]?.id
  }
  const dressed = fraction(seed, 'dress') < 0.25 ? draw('DRESS') : undefined
  const core = dressed ? [dressed] : [draw('TOP'), draw('BOTTOM')]
  const more = (['OUTER', 'SOCKS', 'BAG'] as const).filter((type) => fraction(seed, 'more', type) < chanceOfMore)
  return [...core, draw('SHOES'), ...more.map((type) => draw(type))].filter((id) => id !== undefined)
}

/** Returns the share of random outfits that the labels allow. */
export function floor({ closets }: Labelled): number {
  const tally = new Tally()
  for (const closet of closets)
    for (const one of closet.cases)
      for (let n = 0; n < drawsOfCase; n++)
        tally.add('all', faultsOf(closet, one, byChance(closet, `${one.id} ${n}`)).length === 0)
  return tally.share('all')
}

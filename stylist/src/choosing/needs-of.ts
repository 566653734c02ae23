import type { ClothesType } from '@otday/contract'
import type { Tables } from './tables.ts'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { bagNeeds } from '../needs/bags.ts'
import { carryingNeeds } from '../needs/carrying.ts'
import { coldNeeds } from '../needs/cold.ts'
import { dressNeeds } from './dress-needs.ts'
import { kitlessNeeds } from '../needs/kitless.ts'
import { limitNeeds } from './limit-needs.ts'
import { type Helped, isSpoiled, type Need, type Spoiled, stepped, weightOf } from '../needs/need.ts'
import { seasonNeeds } from './season-needs.ts'
import { sockNeeds } from '../needs/socks.ts'
import { soilNeeds } from '../needs/soil.ts'
import { wetNeeds } from '../needs/wet.ts'
import { wetPlayNeeds } from '../needs/wet-play.ts'

/** Returns all needs of the day: everything that could go wrong. */
export const needsOf = (day: Day, tables: Tables): readonly Need[] => [
  ...wetNeeds(day),
  ...coldNeeds(day),
  ...limitNeeds(day, tables),
  ...dressNeeds(day, tables),
  ...carryingNeeds(day),
  ...wetPlayNeeds(day),
  ...soilNeeds(day),
  ...bagNeeds(day),
  ...sockNeeds(day),
  ...kitlessNeeds(day),
  ...seasonNeeds(day),
]

/**
 * A need, with the share (0–1) of it that this closet's best pieces leave unmet (`best`): a piece has a penalty for
 * being worse than these, and none for being as bad.
 */
type Reachable<N extends Need> = { need: N; best: number; weight: number }

export type Reach = {
  /** Needs by type; `best` is that of the closet's best piece of the type. */
  spoiled: ReadonlyMap<ClothesType, readonly Reachable<Spoiled>[]>
  helped: readonly ReachableHelp[]
  /** The needs of `helped`, the weightiest first: only one hat is worn, and it has to be the helmet. */
  byWeight: readonly ReachableHelp[]
  /** Needs that only garments can meet. */
  ofGarments: readonly ReachableHelp[]
}

type ReachableHelp = Reachable<Helped>

const garments = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])

const without = ({ without: left }: Helped) => left ?? 1

/** Types that every outfit needs; only for these, pieces are compared with the closet's best. */
const required = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'SHOES'])

/**
 * Returns the least value that `of` gives for a piece; stops at the first piece with 0, which meets the need wholly,
 * because most needs are met by many pieces.
 */
function leastOf(of: (f: Facts) => number, own: readonly Facts[], most = 1): number {
  let least = most
  for (const f of own) {
    least = Math.min(least, of(f))
    if (least <= 0) return least
  }
  return least
}

/** Returns how far the closet's best pieces leave each need unmet, before any search for outfits. */
export function reachOf(needs: readonly Need[], facts: readonly Facts[]): Reach {
  const bySlot = Map.groupBy(facts, ({ slot }) => slot)
  const spoiled = new Map<ClothesType, Reachable<Spoiled>[]>()
  const [helped, ofGarments]: [ReachableHelp[], ReachableHelp[]] = [[], []]
  for (const need of needs) {
    const weight = weightOf(need.rank)
    if (!isSpoiled(need)) {
      const [small, large] = [true, false].map((isSmall) =>
        need.types
          .filter((type) => garments.has(type) !== isSmall)
          .reduce((least, type) => leastOf(need.lacks, bySlot.get(type) ?? [], least), without(need)),
      ) as [number, number]
      const best = Math.min(small, large)
      if (stepped(without(need) - best) === 0) continue
      const reachable = { need, best, weight }
      helped.push(reachable)
      if (stepped(small - best) > 0) ofGarments.push(reachable)
      continue
    }
    const best = new Map<ClothesType, number>()
    for (const type of need.types) {
      const own = bySlot.get(type)
      if (!own || own.length === 0) continue
      const least = required.has(type) || need.amongOwn ? leastOf(need.spoils, own) : 0
      if (least > (need.within ?? 1)) continue
      best.set(type, least)
    }
    // A dress is compared with a top and a bottom together; where the need concerns just one of them, every owned piece
    // of the other type counts as right.
    const halfOf = (type: 'TOP' | 'BOTTOM') =>
      need.types.includes(type) ? (best.get(type) ?? 1) : bySlot.has(type) ? 0 : 1
    const apart = Math.max(halfOf('TOP'), halfOf('BOTTOM'))
    if (best.has('DRESS')) best.set('DRESS', Math.min(best.get('DRESS') ?? 1, apart))
    for (const [type, least] of best) {
      const list = spoiled.get(type)
      const reachable = { need, best: least, weight }
      if (list) list.push(reachable)
      else spoiled.set(type, [reachable])
    }
  }
  return { spoiled, helped, byWeight: helped.toSorted((a, b) => b.weight - a.weight), ofGarments }
}

/** Returns the penalty points of the needs that a piece fails by more than the closet's best piece of its type does. */
export function spoiltHarm(f: Facts, reach: Reach): number {
  let harm = 0
  const needs = reach.spoiled.get(f.slot)
  if (needs) for (const { need, best, weight } of needs) harm += weight * stepped(need.spoils(f) - best)
  return harm
}

/** Returns how much more (0–1) of a need the pieces leave unmet than the closet's best would. */
export const unmetOf = (need: Helped, best: number, items: readonly Facts[]): number =>
  stepped(leastLack(need, items) - best)

function leastLack(need: Helped, items: readonly Facts[]): number {
  let least = without(need)
  for (const f of items) if (need.types.includes(f.slot)) least = Math.min(least, need.lacks(f))
  return least
}

/**
 * Returns the penalty points of the needs that no piece of an outfit meets as well as the closet's best piece would.
 */
export function unmetHarm(items: readonly Facts[], { helped }: Reach): number {
  let harm = 0
  for (const { need, best, weight } of helped) harm += weight * stepped(leastLack(need, items) - best)
  return harm
}

/** Returns for each need that only garments can meet the share (0–1) that a piece leaves unmet. */
export const lacksOf = (f: Facts, { ofGarments }: Reach): readonly number[] =>
  ofGarments.length === 0
    ? nothingLacked
    : ofGarments.map(({ need }) => (need.types.includes(f.slot) ? need.lacks(f) : 1))

const nothingLacked: readonly number[] = []

/** Returns for each need that only garments can meet the share (0–1) that all pieces of a part together leave unmet. */
export const leastLacks = (reach: Reach, pieces: readonly { lacks: readonly number[] }[]): readonly number[] =>
  reach.ofGarments.map(({ need }, at) =>
    pieces.reduce((least, { lacks }) => Math.min(least, lacks[at] ?? 1), without(need)),
  )

/**
 * Returns the penalty points of the needs that neither the garments below (`core`) nor the outer garments (`cover`)
 * meet.
 */
export function unmetByGarments(reach: Reach, core: readonly number[], cover: readonly number[]): number {
  let harm = 0
  let at = 0
  for (const { best, weight } of reach.ofGarments) {
    harm += weight * stepped(Math.min(core[at] ?? 1, cover[at] ?? 1) - best)
    at++
  }
  return harm
}

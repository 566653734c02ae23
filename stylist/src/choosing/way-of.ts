import type { ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import { isDictated } from '../needs/shoes-in-wet.ts'
import type { Facts } from '../reading/facts.ts'
import type { Candidate, Candidates } from './candidates.ts'
import type { HarmOfPair } from './covers.ts'
import { type Draft, type DraftSetting, lockedOf } from './drafts.ts'
import { type Reach, unmetHarm } from './needs-of.ts'
import { memoized } from '@otday/common/memoized'
import { type OtherBag, smallPieces } from './small-pieces.ts'
import { type Judged, judgedAs } from './total-harm.ts'

/** Factor for the penalty points of shoes that match the garments badly, if rain or snow requires these shoes. */
const dictatedPairs = 0.35
/** Shoes of an outfit; null for none. */
export type Shod = { shoes: Candidate | null; harm: number; turn: number }

/**
 * Returns the penalty points of shoes worn with these garments: of the shoes themselves and of how badly they match.
 */
export const shoeHarm = (shoes: Candidate, garments: readonly Candidate[], pairs: HarmOfPair, day: Day): number =>
  shoes.harm +
  (isDictated(shoes.f, day) ? dictatedPairs : 1) * garments.reduce((sum, piece) => sum + pairs(shoes, piece), 0)

/** Returns the pairs of shoes that may be worn with garments; each is at most `within` worse than the best one. */
export function shoesFor(
  draft: Draft,
  { candidates, pairs, day, locked }: DraftSetting,
  within: number,
): readonly Shod[] {
  const [kept] = lockedOf(candidates, locked, 'SHOES')
  if (kept !== undefined || day.span === 'home') return [{ ...withoutShoes, shoes: kept ?? null }]
  const garments = [...draft.core.pieces, ...draft.cover.pieces]
  const harms = (candidates.get('SHOES') ?? []).map((shoes) => ({ shoes, harm: shoeHarm(shoes, garments, pairs, day) }))
  const best = Math.min(...harms.map(({ harm }) => harm))
  const near = harms.filter(({ harm }) => harm <= best + within)
  if (near.length === 0) return [withoutShoes]
  return near.map(({ shoes, harm }) => ({ shoes, harm, turn: shoes.turn }))
}

const withoutShoes: Shod = { shoes: null, harm: 0, turn: 0 }

/** Types of which several pieces may be worn at once. */
const several = new Set<ClothesType>(['ACCESSORY', 'ETC', 'UNDERWEAR'])

function withLocked(items: readonly Facts[], candidates: Candidates, locked: ReadonlySet<string>): readonly Facts[] {
  if (locked.size === 0) return items
  const kept = [...candidates.values()].flat().filter(({ f }) => locked.has(f.id) && !items.includes(f))
  const single = new Set<ClothesType>(kept.map(({ f }) => f.type).filter((type) => !several.has(type)))
  return [...items.filter(({ type, id }) => locked.has(id) || !single.has(type)), ...kept.map(({ f }) => f)]
}

/** A draft with shoes and small pieces. */
export type Way = {
  outfit: Judged
  /** Returns the outfit with other bags, up to `most` that cost least together with what was seen, and without a bag. */
  withOthers: (costOf: (id: string) => number, most: number) => readonly Judged[]
}

/** Completes a draft; other bags are tried when they are asked for. */
export function wayOf(
  { shoes, harm: shoeHarm, turn: shoeTurn }: Shod,
  draft: Draft,
  { candidates, pairs, day, wanted, locked, reach }: DraftSetting,
): Way {
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
  const dressed = { core, cover, shoes, items, shoeHarm, smallHarm, turn: draft.turn + shoeTurn + small.turn }
  const outfit = judgedAs(dressed, { pairs, day, wanted })
  const worn = items.find(({ slot, id }) => slot === 'BAG' && !locked.has(id))
  let otherBags: readonly OtherBag[] | null = null
  const withOther = memoized(new Map<OtherBag, Judged>(), (other) =>
    worn ? withBag(outfit, worn, other, reach) : outfit,
  )
  return {
    outfit,
    withOthers(costOf, most) {
      if (!worn) return []
      const cost = ({ bag, harm, turn }: OtherBag) => harm - turn + (bag ? costOf(bag.f.id) : 0)
      const others = (otherBags ??= small.otherBags())
      const bags = others.filter(({ bag, harm, turn }) => bag !== null && harm - turn <= bagsWithin)
      const tried = bags.toSorted((a, b) => cost(a) - cost(b)).slice(0, most)
      const all = [...tried, ...others.filter(({ bag }) => bag === null)]
      return all.map(withOther)
    },
  }
}

/** Penalty points by which another bag may exceed the chosen one. */
const bagsWithin = 1

function withBag(one: Judged, worn: Facts, { bag, harm, turn }: OtherBag, reach: Reach): Judged {
  const items = one.items.flatMap((f) => (f === worn ? (bag?.f ?? []) : f))
  const more = harm + unmetHarm(items, reach) - unmetHarm(one.items, reach)
  return { ...one, items, harm: one.harm + more, turn: one.turn + turn }
}

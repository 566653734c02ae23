import { memoized } from '@otday/common/memoized'
import type { Facts } from '../reading/facts.ts'
import { type Rank, ranks, stepped, weightOf } from '../needs/need.ts'
import { type Reach, unmetOf } from './needs-of.ts'

/**
 * Ranks of needs (what can go wrong on a day) that take precedence over how well an outfit looks, the highest first.
 */
const strict: readonly Rank[] = ranks.slice(ranks.indexOf('chilled')).toReversed()
const placeOf = new Map(strict.map((rank, at) => [rank, at]))

const nothing = (): number[] => strict.map(() => 0)

/**
 * Returns for each rank in `strict`, the highest first, how much more a piece spoils the needs of this rank than the
 * closet's best piece of its type does.
 */
function spoiltBy(f: Facts, { spoiled }: Reach): readonly number[] {
  const spoilt = nothing()
  for (const { need, best } of spoiled.get(f.slot) ?? []) {
    const place = placeOf.get(need.rank)
    if (place !== undefined) spoilt[place] = (spoilt[place] ?? 0) + stepped(need.spoils(f) - best)
  }
  return spoilt
}

/** Returns a function that says how much an outfit leaves the needs of each rank in `strict` unmet, the highest first. */
function unmetIn(reach: Reach): (items: readonly Facts[]) => readonly number[] {
  // Outfits share pieces, so each piece is judged once.
  const spoilt = memoized(new Map<Facts, readonly number[]>(), (f) => spoiltBy(f, reach))
  const helped = reach.helped.filter(({ need }) => placeOf.has(need.rank))
  return (items) => {
    const unmet = nothing()
    for (const { need, best } of helped) {
      const place = placeOf.get(need.rank) ?? 0
      unmet[place] = (unmet[place] ?? 0) + unmetOf(need, best, items)
    }
    for (const f of items) spoilt(f).forEach((share, place) => (unmet[place] = (unmet[place] ?? 0) + share))
    return unmet
  }
}

/** Difference up to which two sums of unmet shares count as equal. */
const alike = 0.01

/**
 * Returns a function that says of an outfit the highest rank whose needs one of `outfits` leaves less unmet without
 * leaving more unmet in higher ranks; null if there is none.
 */
export function breaking(
  outfits: readonly (readonly Facts[])[],
  reach: Reach,
): (items: readonly Facts[]) => Rank | null {
  const unmetOfItems = unmetIn(reach)
  const unmet = new Map(outfits.map((items) => [items, unmetOfItems(items)]))
  const least: number[] = []
  let best = [...unmet.values()]
  strict.forEach((_, place) => {
    const low = Math.min(...best.map((one) => one[place] ?? 0))
    least.push(low)
    best = best.filter((one) => (one[place] ?? 0) <= low + alike)
  })
  return (items) => {
    const one = unmet.get(items) ?? unmetOfItems(items)
    return strict.find((_, place) => (one[place] ?? 0) > (least[place] ?? 0) + alike) ?? null
  }
}

/** Returns for each outfit what `breaking` says of it among all of them. */
export const brokenRanks = (outfits: readonly (readonly Facts[])[], reach: Reach): readonly (Rank | null)[] =>
  outfits.map(breaking(outfits, reach))

/**
 * Returns the penalty points of leaving a need of this rank unmet although another outfit of the closet meets it. They
 * are added to those of the unmet need itself, and are more than any appearance is worth.
 */
export const brokenHarm = (rank: Rank | null) => (rank === null ? 0 : 2 + weightOf(rank))

import type { Facts } from '../reading/facts.ts'
import { type Rank, ranks, stepped, weightOf } from '../needs/need.ts'
import { type Reach, unmetOf } from './needs-of.ts'

/** Strict ranks, highest first; below them an outfit's appearance may prevail. */
const strict: readonly Rank[] = ranks.slice(ranks.indexOf('chilled')).toReversed()
const placeOf = new Map(strict.map((rank, at) => [rank, at]))

const nothing = (): number[] => strict.map(() => 0)

/**
 * Returns what a piece spoils of each of these ranks beyond what the closet's best piece spoils, highest rank first.
 */
function spoiltBy(f: Facts, { spoiled }: Reach): readonly number[] {
  const spoilt = nothing()
  for (const { need, best } of spoiled.get(f.slot) ?? []) {
    const place = placeOf.get(need.rank)
    if (place !== undefined) spoilt[place] = (spoilt[place] ?? 0) + stepped(need.spoils(f) - (best.get(f.slot) ?? 0))
  }
  return spoilt
}

/** Returns what each outfit leaves unmet of each of these ranks, highest rank first. */
function unmetBy(outfits: readonly (readonly Facts[])[], reach: Reach): readonly (readonly number[])[] {
  // Outfits share their pieces: each is weighed once.
  const weighed = new Map<Facts, readonly number[]>()
  const spoilt = (f: Facts) => {
    const known = weighed.get(f) ?? spoiltBy(f, reach)
    weighed.set(f, known)
    return known
  }
  const helped = reach.helped.filter(({ need }) => placeOf.has(need.rank))
  return outfits.map((items) => {
    const unmet = nothing()
    for (const { need, best } of helped) {
      const place = placeOf.get(need.rank) ?? 0
      unmet[place] = (unmet[place] ?? 0) + unmetOf(need, best, items)
    }
    for (const f of items) spoilt(f).forEach((share, place) => (unmet[place] = (unmet[place] ?? 0) + share))
    return unmet
  })
}

/** Tolerance of sums of hundredths. */
const alike = 0.01

/**
 * Returns for each outfit the highest rank of which another one leaves less unmet, while it leaves as little of those
 * above; null where there is none.
 */
export function brokenRanks(outfits: readonly (readonly Facts[])[], reach: Reach): readonly (Rank | null)[] {
  const unmet = unmetBy(outfits, reach)
  const least: number[] = []
  let best = unmet
  strict.forEach((_, place) => {
    const low = Math.min(...best.map((one) => one[place] ?? 0))
    least.push(low)
    best = best.filter((one) => (one[place] ?? 0) <= low + alike)
  })
  return unmet.map((one) => strict.find((_, place) => (one[place] ?? 0) > (least[place] ?? 0) + alike) ?? null)
}

/**
 * Returns the harm, in addition to that of the unmet need, of breaking a need that the closet meets: more than any
 * appearance is worth.
 */
export const brokenHarm = (rank: Rank | null) => (rank === null ? 0 : 2 + weightOf(rank))

import type { Facts } from '../reading/facts.ts'
import { type Rank, ranks, stepped, weightOf } from './need.ts'
import { type Reach, unmetOf } from './needs-of.ts'

/** Highest first; below them looks may win. */
const strict: readonly Rank[] = ranks.slice(ranks.indexOf('chilled')).toReversed()
const placeOf = new Map(strict.map((rank, at) => [rank, at]))

/** What an outfit leaves unmet of each of these ranks beyond what the closet's best piece leaves, highest rank first. */
function unmetBy(items: readonly Facts[], { helped, spoiled }: Reach): readonly number[] {
  const unmet = strict.map(() => 0)
  const add = (rank: Rank, share: number) => {
    const place = placeOf.get(rank)
    if (place !== undefined) unmet[place] = (unmet[place] ?? 0) + share
  }
  for (const { need, best } of helped) if (placeOf.has(need.rank)) add(need.rank, unmetOf(need, best, items))
  for (const f of items)
    for (const { need, best } of spoiled.get(f.slot) ?? [])
      if (placeOf.has(need.rank)) add(need.rank, stepped(need.spoils(f) - (best.get(f.slot) ?? 0)))
  return unmet
}

/** Sums of hundredths. */
const alike = 0.01

/**
 * Of each outfit the highest rank of which another one leaves less unmet, while it leaves as little of those above; null
 * where there is none.
 */
export function brokenRanks(outfits: readonly (readonly Facts[])[], reach: Reach): readonly (Rank | null)[] {
  const unmet = outfits.map((items) => unmetBy(items, reach))
  const least: number[] = []
  let best = unmet
  strict.forEach((_, place) => {
    const low = Math.min(...best.map((one) => one[place] ?? 0))
    least.push(low)
    best = best.filter((one) => (one[place] ?? 0) <= low + alike)
  })
  return unmet.map((one) => strict.find((_, place) => (one[place] ?? 0) > (least[place] ?? 0) + alike) ?? null)
}

/** Harm, on top of what is unmet, of breaking a need that the closet meets: more than any look is worth. */
export const brokenHarm = (rank: Rank | null) => (rank === null ? 0 : 2 + weightOf(rank))

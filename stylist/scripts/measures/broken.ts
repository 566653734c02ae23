import { habitsOf } from '../../src/choosing/habits.ts'
import { outfitsOf } from '../../src/choosing/choose.ts'
import { finish } from '../../src/choosing/steps.ts'
import { fittedTables } from '../../src/choosing/tables.ts'
import type { Day } from '../../src/day/day.ts'
import { brokenRanks } from '../../src/choosing/broken.ts'
import type { Rank } from '../../src/needs/need.ts'
import { needsOf, reachOf } from '../../src/choosing/needs-of.ts'
import { recommend } from '../../src/choosing/recommend.ts'
import { fraction } from '../../src/choosing/fraction.ts'
import type { Facts } from '../../src/reading/facts.ts'
import { dayOfCase, factsOfCloset, type Labelled } from '../labels.ts'

/**
 * Returns the highest rank of needs that another outfit of the closet meets better than the worn one, without being
 * worse in higher ranks; null if there is none.
 */
export function brokenRank(worn: readonly Facts[], facts: readonly Facts[], day: Day): Rank | null {
  const others = finish(outfitsOf(facts, day, fittedTables(), { habits: habitsOf('broken') })).map(({ items }) => items)
  return brokenRanks([worn, ...others], reachOf(needsOf(day, fittedTables()), facts))[0] ?? null
}

/** Smallest and largest number of pieces of a generated closet. */
const sizes = { from: 18, to: 60 } as const

/**
 * Draws `count` closets from all pieces, and chooses an outfit from each for the day of a random case; returns the rank
 * of each outfit that leaves a need unmet which its closet could meet (see `brokenRank`).
 */
export function brokenIn(sets: readonly Labelled[], count: number): readonly Rank[] {
  const all = sets.flatMap(({ closets }) => closets.flatMap((closet) => factsOfCloset(closet)))
  const days = sets.flatMap((set) =>
    set.closets.flatMap((closet) => closet.cases.map((one) => dayOfCase(set, closet, one))),
  )
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const size = sizes.from + Math.floor(fraction('size', at) * (sizes.to - sizes.from))
    const ids = new Set(Array.from({ length: size }, (_, n) => Math.floor(fraction('piece', at, n) * all.length)))
    const facts = [...ids].flatMap((id) => all[id] ?? [])
    const day = days[Math.floor(fraction('day', at) * days.length)]
    if (!day) return []
    const { items } = recommend(facts, day, { seed: `${at}` })
    return brokenRank(items, facts, day) ?? []
  })
}

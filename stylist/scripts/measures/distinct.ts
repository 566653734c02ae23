import { outfitsOf } from '../../src/choosing/choose.ts'
import { finish } from '../../src/choosing/steps.ts'
import { habitsOf } from '../../src/choosing/habits.ts'
import { fittedTables } from '../../src/choosing/tables.ts'
import type { Facts } from '../../src/reading/facts.ts'
import { faultsOf } from '../../test/closets/measure.mjs'
import { dayOfCase, factsOfCloset, type Labelled } from '../labels.ts'
import { picksOf } from './worn.ts'

const mainTypes = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])
const mostRolls = 10

export const mainIds = (items: readonly Facts[]) => items.filter(({ type }) => mainTypes.has(type)).map(({ id }) => id)

/** Returns the Jaccard index (0–1) of two outfits by the ids of their main pieces. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((id) => b.includes(id)).length
  return common / (a.length + b.length - common || 1)
}

/** Returns the mean Jaccard index over all pairs of outfits; 0 without a pair. */
export function meanOverlap(keys: readonly (readonly string[])[]): number {
  let [sum, pairs] = [0, 0]
  keys.forEach((a, at) => {
    for (const b of keys.slice(at + 1)) {
      sum += overlap(a, b)
      pairs += 1
    }
  })
  return pairs === 0 ? 0 : sum / pairs
}

/**
 * Returns the least mean overlap of `count` of these outfits that a greedy choice finds from eight different starts.
 */
function bestOf(keys: readonly (readonly string[])[], count: number): number {
  const from = (start: number): number => {
    const taken: (readonly string[])[] = []
    const sums = keys.map(() => 0)
    let at = start
    while (taken.length < count) {
      const next = keys[at] ?? []
      taken.push(next)
      sums[at] = Number.POSITIVE_INFINITY
      keys.forEach((key, i) => {
        sums[i] = (sums[i] ?? 0) + overlap(key, next)
      })
      at = sums.indexOf(Math.min(...sums))
    }
    return meanOverlap(taken)
  }
  const starts = Array.from({ length: Math.min(8, keys.length) }, (_, n) => Math.floor((n * keys.length) / 8))
  return Math.min(...[...new Set(starts)].map(from))
}

/**
 * `own`, `best`: mean Jaccard indexes of the picks and of the best choice, summed over the cases. `repeats`: picks
 * shown again; `unsaid`: repeats in an outfit that is not marked `exhausted`.
 */
export type Distinct = { own: number; best: number; cases: number; repeats: number; unsaid: number }

/** Compares up to ten outfits in a row for each case with the most varied choice of as many acceptable outfits. */
export function distinctness(set: Labelled): Distinct {
  const found: Distinct = { own: 0, best: 0, cases: 0, repeats: 0, unsaid: 0 }
  for (const closet of set.closets) {
    const facts = factsOfCloset(closet)
    for (const one of closet.cases) {
      const all = finish(outfitsOf(facts, dayOfCase(set, closet, one), fittedTables(), { habits: habitsOf(one.id) }))
      const free = new Map<string, readonly string[]>()
      for (const { items } of all) {
        const main = mainIds(items)
        if (
          faultsOf(
            closet,
            one,
            items.map(({ id }) => id),
          ).length === 0
        )
          free.set(main.toSorted().join(' '), main)
      }
      const n = Math.min(mostRolls, free.size)
      if (n < 2) continue
      const picks = picksOf(set, closet, one, { count: n, facts })
      const seen = new Set<string>()
      for (const { outfit } of picks) {
        if (seen.has(outfit.key)) found.repeats += 1
        if (seen.has(outfit.key) && !outfit.exhausted) found.unsaid += 1
        seen.add(outfit.key)
      }
      found.own += meanOverlap(picks.map(({ outfit }) => mainIds(outfit.items)))
      found.best += bestOf([...free.values()], n)
      found.cases += 1
    }
  }
  return { ...found, own: found.own / found.cases, best: found.best / found.cases }
}

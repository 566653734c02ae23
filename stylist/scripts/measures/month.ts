import { fraction } from '../../src/choosing/fraction.ts'
import { recommend } from '../../src/choosing/recommend.ts'
import { faultsOf } from '../../test/closets/measure.mjs'
import { type Case, type Closet, dayOfCase, factsOfCloset, type Labelled } from '../labels.ts'

const daysOfMonth = 28
const mainTypes = new Set(['TOP', 'BOTTOM', 'DRESS'])

/**
 * At most this many of a closet's fitting pieces count for the share of worn pieces. That share says little for larger
 * closets: for these, a month also counts how many of the worn pieces had not been worn for `longUnseen` days.
 */
const mostCounted = 40
const longUnseen = 14

/**
 * Counts over the days of a month. `worn`: outfits that the person would wear; `fitting`: pieces that the labels allow
 * on any of the days; `seen`: those of them that were worn; `attainable`: those that could be worn with one piece of a
 * type a day; `places`: worn pieces of closets with more than `mostCounted` fitting pieces.
 */
export type Month = {
  days: number
  worn: number
  seen: number
  fitting: number
  attainable: number
  places: number
  unseenPlaces: number
}

/** Returns the labeled cases of a person for a month, in seeded order. */
const daysOf = ({ person, cases }: Closet): readonly Case[] =>
  Array.from({ length: daysOfMonth }, (_, at) => ({
    one: cases[at % cases.length],
    rank: fraction('month', person.id, at),
  }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ one }) => one ?? [])

/** Returns how many pieces can be shown if each day shows one, by bipartite matching. */
function mostShown(days: readonly (readonly string[])[]): number {
  const dayOf = new Map<string, number>()
  const place = (at: number, tried: Set<string>): boolean => {
    for (const id of days[at] ?? []) {
      if (tried.has(id)) continue
      tried.add(id)
      const owner = dayOf.get(id)
      if (owner !== undefined && !place(owner, tried)) continue
      dayOf.set(id, at)
      return true
    }
    return false
  }
  return days.filter((_, at) => place(at, new Set())).length
}

/** Simulates 28 days in a row of one person, who wears the first pick of each day. */
function monthOf(set: Labelled, closet: Closet): Month {
  const facts = factsOfCloset(closet)
  const types = new Map(closet.items.map(({ id, type }) => [id, type]))
  const days = daysOf(closet)
  const allowedOn = (one: Case) => [...one.good, ...one.fine].filter((id) => mainTypes.has(types.get(id) ?? ''))
  const fitting = new Set(days.flatMap(allowedOn))
  const lastWorn = new Map<string, number>()
  let [worn, places, unseenPlaces] = [0, 0, 0]
  for (const [date, one] of days.entries()) {
    const wornDaysAgo = Object.fromEntries([...lastWorn].map(([id, day]) => [id, date - day]))
    const { items } = recommend(facts, dayOfCase(set, closet, one), {
      seed: `${closet.person.id} ${date}`,
      wornDaysAgo,
    })
    const ids = items.map(({ id }) => id)
    if (faultsOf(closet, one, ids).length === 0) worn += 1
    for (const id of ids) {
      if (mainTypes.has(types.get(id) ?? '') && fitting.size > mostCounted) {
        places += 1
        if ((wornDaysAgo[id] ?? Number.POSITIVE_INFINITY) >= longUnseen) unseenPlaces += 1
      }
      lastWorn.set(id, date)
    }
  }
  const ofType = (...wanted: readonly string[]) =>
    mostShown(days.map((one) => allowedOn(one).filter((id) => wanted.includes(types.get(id) ?? ''))))
  return {
    days: days.length,
    worn,
    seen: [...fitting].filter((id) => lastWorn.has(id)).length,
    fitting: Math.min(mostCounted, fitting.size),
    attainable: Math.min(mostCounted, ofType('TOP', 'DRESS') + ofType('BOTTOM')),
    places,
    unseenPlaces,
  }
}

/** Sums the months of all people. */
export function monthOfAll(set: Labelled): Month {
  const sum: Month = { days: 0, worn: 0, seen: 0, fitting: 0, attainable: 0, places: 0, unseenPlaces: 0 }
  for (const closet of set.closets) {
    const month = monthOf(set, closet)
    for (const key of Object.keys(sum) as (keyof Month)[]) sum[key] += month[key]
  }
  return sum
}

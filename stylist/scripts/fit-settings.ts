import { outfitsOf } from '../src/choosing/choose.ts'
import { finish } from '../src/choosing/steps.ts'
import { habitsOf } from '../src/choosing/habits.ts'
import { settings } from '../src/choosing/settings.ts'
import type { Tables } from '../src/choosing/tables.ts'
import type { Day } from '../src/day/day.ts'
import type { Facts } from '../src/reading/facts.ts'
import { faultsOf } from '../test/closets/measure.mjs'
import { fitTables } from './fit-tables.ts'
import { type Case, type Closet, dayOfCase, factsOfCloset, type Labelled } from './labels.ts'

/**
 * A case with its facts, day and tables, which stay the same while settings are tried; the tables are fitted on the
 * other people.
 */
export type Trial = { closet: Closet; one: Case; facts: readonly Facts[]; day: Day; tables: Tables }

/** Returns one trial for each labeled case, with tables fitted on all other closets. */
export function trialsOf(sets: readonly Labelled[]): readonly Trial[] {
  return sets.flatMap((set) =>
    set.closets.flatMap((closet) => {
      const tables = fitTables(
        sets.map((each) => ({ ...each, closets: each.closets.filter((other) => other !== closet) })),
      )
      const facts = factsOfCloset(closet)
      return closet.cases.map((one) => ({ closet, one, facts, day: dayOfCase(set, closet, one), tables }))
    }),
  )
}

/** Weights of the outfits of a case that are judged: the best, the third, the fifth and the seventh. */
const weights = [1, 0.35, 0.25, 0.2]

/**
 * Returns how acceptable the best outfits of all cases are, as a weighted mean: an outfit without a fault counts 1,
 * others less for each fault.
 */
export function worthOf(trials: readonly Trial[]): number {
  const habits = habitsOf('fit')
  let [sum, all] = [0, 0]
  for (const { closet, one, facts, day, tables } of trials) {
    const outfits = finish(outfitsOf(facts, day, tables, { habits }))
    weights.forEach((weight, at) => {
      const outfit = outfits[at * 2]
      const faults = outfit
        ? faultsOf(
            closet,
            one,
            outfit.items.map(({ id }) => id),
          ).length
        : 9
      sum += weight * (faults === 0 ? 1 : 0.25 * 0.6 ** faults)
      all += weight
    })
  }
  return sum / all
}

/** Tries each setting a little lower and higher and keeps the best value; goes through all settings `rounds` times. */
export function fitSettings(trials: readonly Trial[], rounds: number, tell: (line: string) => void): typeof settings {
  let best = worthOf(trials)
  tell(`start ${best.toFixed(4)}`)
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(settings) as (keyof typeof settings)[]) {
      const own = settings[name]
      const step = Math.max(Math.abs(own) * 0.3, 0.05) * 0.7 ** round
      let kept = own
      for (const value of [own - step, own + step, own + 2.2 * step]) {
        settings[name] = value
        const worth = worthOf(trials)
        if (worth > best + 0.0004) [best, kept] = [worth, value]
      }
      settings[name] = kept
      if (kept !== own) tell(`${name} ${own.toFixed(3)} → ${kept.toFixed(3)}: ${best.toFixed(4)}`)
    }
  return settings
}

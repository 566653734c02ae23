import { chance } from './chance.ts'
import type { Scored } from './score.ts'

/** The ids of an outfit's garments, which are what make it this outfit and no other. */
export const keyOf = ({ core, layer }: Scored): string =>
  [...core.garments.map(({ f }) => f.id), ...(layer.outer ? [layer.outer.f.id] : [])].sort().join(' ')

/** Outfits this far below the best are still good ones, and this far still nearly the best. */
const goodMargin = 0.1
const fineMargin = 0.055
const poolLimit = 300
const enough = 12

type Pooled = Scored & { key: string; ids: readonly string[] }

function goodOnes(all: readonly Scored[]): readonly Pooled[] {
  let best = Number.NEGATIVE_INFINITY
  for (const { score } of all) if (score > best) best = score
  let chart = 0
  for (const one of all) if (one.score >= best - fineMargin && one.chart > chart) chart = one.chart
  return all
    .filter((one) => one.score >= best - goodMargin && one.chart >= chart - 0.25)
    .sort((a, b) => b.score - a.score)
    .slice(0, poolLimit)
    .map((one) => {
      const key = keyOf(one)
      return { ...one, key, ids: key.split(' ') }
    })
}

function jaccard(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((id) => b.includes(id)).length
  return common / (a.length + b.length - common)
}

/** How much a new outfit repeats what was shown: like the last ones, or full of what was shown often. */
function staleness(one: Pooled, recent: readonly (readonly string[])[], times: ReadonlyMap<string, number>): number {
  const alike = recent.reduce((sum, ids, age) => sum + jaccard(one.ids, ids) * 0.85 ** age, 0)
  const seen = one.ids.reduce((sum, id) => sum + Math.min(3, times.get(id) ?? 0), 0)
  return 0.07 * alike + 0.008 * seen
}

export type Picked = { one: Scored; key: string; exhausted: boolean }

function bestOf(list: readonly Pooled[], worth: (one: Pooled) => number): Pooled {
  let [best, top]: [Pooled | undefined, number] = [undefined, Number.NEGATIVE_INFINITY]
  for (const one of list) {
    const value = worth(one)
    if (value > top) [best, top] = [one, value]
  }
  if (!best) throw new RangeError('an outfit is chosen from at least one')
  return best
}

/** Once all good ones were shown: the one shown longest ago, never the last. */
const again = (pool: readonly Pooled[], shown: readonly string[]) => bestOf(pool, ({ key }) => -shown.lastIndexOf(key))

/** Chooses among scored outfits (at least one): a good one not yet shown, unlike those shown lately. */
export function pick(all: readonly Scored[], seed: string | number, shown: readonly string[]): Picked {
  const pool = goodOnes(all)
  const used = new Set(shown)
  const unseen = pool.filter(({ key }) => !used.has(key))
  if (unseen.length === 0) {
    const one = again(pool, shown)
    return { one, key: one.key, exhausted: true }
  }
  const best = pool[0]?.score ?? 0
  const fine = unseen.filter(({ score }) => score >= best - fineMargin)
  const recent = shown
    .slice(-8)
    .reverse()
    .map((key) => key.split(' '))
  const times = new Map<string, number>()
  for (const key of shown) for (const id of key.split(' ')) times.set(id, (times.get(id) ?? 0) + 1)
  const worth = (one: Pooled) => one.score - staleness(one, recent, times) + 0.02 * chance(seed, one.key)
  const one = bestOf(fine.length >= enough ? fine : unseen, worth)
  return { one, key: one.key, exhausted: false }
}

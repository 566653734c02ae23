import { recommend } from '../../src/choosing/recommend.ts'
import { explain } from '../../src/explaining/explain.ts'
import type { Occasion } from '../../src/day/plan.ts'
import type { Facts, Item } from '../../src/reading/facts.ts'
import { readFacts } from '../../src/reading/read-facts.ts'
import { generated } from './closets.ts'
import { day } from './days.ts'
import { holds, type Row, info } from './rows.ts'

const occasions: readonly Occasion[] = ['WORK', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'TRAVEL', 'SCHOOL']

const bars: readonly (readonly [size: number, ms: number | null])[] = [
  [80, null],
  [500, 10],
  [5000, 40],
]

const warmUps = 20

const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0

const repeats = 3

/**
 * Returns the CPU time of one call in ms: the least of a few runs, because CPU time includes garbage collection and
 * compilation.
 */
function cpuOf(run: () => void): number {
  const times = Array.from({ length: repeats }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

type Times = { chosen: number; read: number }

/**
 * Returns the p95 in ms of choosing an outfit, once with cached facts of the pieces and once with every name read again
 * first.
 */
function timesOf(items: readonly Item[], runs: number): Times {
  const kept = items.map((item) => readFacts(item))
  const onRun = (run: number) =>
    day(((run * 7) % 45) - 10, run % 4 === 0 ? { type: 'RAIN', mm: 8, pop: 80 } : {}, {
      occasion: occasions[run % occasions.length] ?? 'CASUAL',
      sensitivity: 1 + (run % 5),
    })
  const once = (run: number, facts: readonly Facts[]) => {
    const outfit = recommend(facts, onRun(run), { seed: `${run}` })
    explain(outfit, onRun(run), facts)
  }
  const readAgain = () => items.map((item) => readFacts(item))
  for (let run = 0; run < warmUps; run++) once(run, run % 2 === 0 ? kept : readAgain())
  const over = (call: (run: number) => void) => p95(Array.from({ length: runs }, (_, run) => cpuOf(() => call(run))))
  return { chosen: over((run) => once(run, kept)), read: over((run) => once(run, readAgain())) }
}

export function latencyRows(): readonly Row[] {
  return bars.flatMap(([size, ms]) => {
    const { chosen, read } = timesOf(generated(size, `latency ${size}`), size > 1000 ? 40 : 100)
    const what = `p95 CPU of a call, ${size} pieces`
    const value = `${chosen.toFixed(1)} ms`
    return [
      ms === null ? info('latency', what, value) : holds('latency', what, value, `≤ ${ms} ms`, chosen <= ms),
      info('latency', `${what}, every name read again`, `${read.toFixed(1)} ms`),
    ]
  })
}

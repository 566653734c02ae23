import { performance } from 'node:perf_hooks'
import { analyse, contextOf, type Item, recommend } from '../src/index.ts'
import { day } from './measures.ts'

/** A closet of any size: the given items over and over, each time in another colour. */
export function enlarged(items: readonly Item[], size: number): readonly Item[] {
  const colours = ['블랙', '화이트', '네이비', '베이지', '그레이', '카키', '브라운', '블루']
  return Array.from({ length: size }, (_, i) => {
    const item = items[i % items.length] as Item
    const round = Math.floor(i / items.length)
    return round === 0
      ? item
      : { ...item, id: `${item.id}-${round}`, name: `${item.name} ${colours[round % colours.length]}` }
  })
}

const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** The coarsest step in which a kernel counts the time of a thread, ms. */
const tick = 4

/** Wall time in ms, or the thread's own time where other work on the machine held it up. */
function once(run: () => void): number {
  const from = performance.now()
  const cpu = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(cpu)
  return Math.min(performance.now() - from, (user + system) / 1000 + tick)
}

/** p95 over different days, each taken at its best of three, so that a collection or compilation in between does not count. */
function timed(runs: number, run: (i: number) => void): number {
  for (let i = 0; i < 10; i++) run(i)
  const best = (i: number) => Math.min(...[1, 2, 3].map(() => once(() => run(i))))
  return p95(Array.from({ length: runs }, (_, i) => best(i)))
}

const bars = [
  { size: 50, bar: 10, cachedBar: 5 },
  { size: 500, bar: 20, cachedBar: 10 },
  { size: 5000, bar: 60, cachedBar: 30 },
]

/** p95 of one recommendation in ms, analysing every item anew and with analysis kept. */
export function latencies(items: readonly Item[]) {
  return bars.map(({ size, bar, cachedBar }) => {
    const closet = enlarged(items, size)
    const facts = closet.map((item) => analyse(item))
    const ask = (list: typeof facts, i: number) =>
      recommend(list, contextOf(day(((i * 7) % 45) - 10), { sensitivity: 1 + (i % 5) }), { seed: i })
    const runs = size > 1000 ? 40 : 100
    return {
      size,
      bar,
      cachedBar,
      uncached: timed(runs, (i) =>
        ask(
          closet.map((item) => analyse(item)),
          i,
        ),
      ),
      cached: timed(runs, (i) => ask(facts, i)),
    }
  })
}

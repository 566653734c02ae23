import { percentile, report } from './figures.ts'
import { recommendationTimes } from './recommendation-times.ts'

const bars: readonly [size: number, bar: number][] = [
  [50, 10],
  [500, 10],
  [5000, 40],
]
report(
  'One recommendation, closet read before, one core',
  bars.map(([size, bar]) => {
    const p95 = percentile(recommendationTimes(size), 95)
    return { what: `p95 CPU with ${size} clothes (ms)`, value: p95.toFixed(1), bar: `<= ${bar}`, ok: p95 <= bar }
  }),
)

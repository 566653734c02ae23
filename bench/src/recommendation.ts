import type { Recommendation } from '@otday/contract'
import { type Figure, median, report } from './figures.ts'
import { type BenchServer, openBenchServer, type Spent } from './bench-server.ts'
import { load } from './load.ts'
import { installCommit } from './product.ts'
import { before, figuresInTurns } from './recommendation-turns.ts'

const warmUps = 150
/** The system counts CPU time in ticks that are longer than one call, so calls are measured in batches. */
const batches = 20
const callsInBatch = 10
const connections = 8
const seconds = 8
/** ms to wait until the calls of the load test have ended, before the CPU time is read. */
const drainMs = 1000

/** Measures recommendations from 500 clothes: one call at a time for its cost, several at once for the throughput. */
async function measure(name: string, databaseUrl: string | null) {
  const target = await openBenchServer(databaseUrl, 100)
  try {
    await target.spent()
    await call(target)
    const first = await target.spent()
    for (let i = 0; i < warmUps; i++) await call(target)
    const alone = await inBatches(target)
    const byHand = await handFigures(target, median(alone.map(({ main }) => main)))
    const together = await load(addressOf(target), target.closetToken, connections, seconds)
    await new Promise((resolve) => setTimeout(resolve, drainMs))
    const { longest } = await target.spent()
    report(`Recommendations on ${name}, 500 clothes`, [
      ...costs(alone),
      {
        what: `calls per second from ${connections} connections`,
        value: together.requestsPerSecond.toFixed(0),
        bar: '>= 60',
        ok: together.requestsPerSecond >= 60 && together.failed === 0,
      },
      atMost('longest the main loop was held at once (ms)', longest, 20),
      ...byHand,
      record('the same in the first call of all, which reads the closet (ms)', first.longest),
    ])
  } finally {
    await target.close()
  }
}

const allOf = (alone: readonly Spent[]) => median(alone.map(({ all }) => all))
const mainOf = (alone: readonly Spent[]) => median(alone.map(({ main }) => main))

/** Returns the figures of a single call. The bar covers only the product's own process, not the database's. */
const costs = (alone: readonly Spent[]) => [
  atMost('CPU of a call, median (ms)', allOf(alone), 10),
  record('of it in the main loop, median (ms)', mainOf(alone)),
]

/**
 * Measures the CPU time on the main loop of rating an outfit of given pieces, listing alternatives to a piece,
 * completing an outfit, and showing a recommended outfit again; each relative to `recommendation`, the CPU time in ms
 * of a recommendation in the same run.
 */
async function handFigures(target: BenchServer, recommendation: number): Promise<Figure[]> {
  const shown = await call(target)
  const ids = shown.clothes.map(({ clothesId }) => clothesId)
  const [first] = ids
  const worn = `weatherId=${target.weatherId}&clothesIds=`
  const calls = {
    judgement: `judgement?${worn}${ids.join(',')}`,
    alternatives: `alternatives?${worn}${ids.join(',')}&slot=TOP`,
    fill: `fill?${worn}${first}`,
  }
  const figures: Figure[] = []
  for (const [what, path] of Object.entries(calls)) {
    const url = `${target.url}/api/outfits/${path}`
    const spent = median((await inBatches(target, url)).map(({ main }) => main))
    const { p95, failed } = await load(url, target.closetToken, 1, 3)
    figures.push(ratio(`${what} against a recommendation, main loop (ratio)`, spent / recommendation, 1), {
      ...atMost(`${what}, p97.5 (ms)`, p95, 50),
      ok: p95 <= 50 && failed === 0,
    })
  }
  const again = await inBatches(target, `${addressOf(target)}&current=true`)
  const share = median(again.map(({ main }) => main)) / recommendation
  return [...figures, ratio('the same outfit again against another, main loop (ratio)', share, 0.6)]
}

const addressOf = (target: BenchServer) => `${target.url}/api/recommendations?weatherId=${target.weatherId}`
const record = (what: string, ms: number) => ({ what, value: ms.toFixed(1), bar: 'for the record', ok: true })
const atMost = (what: string, ms: number, bar: number) => ({
  what,
  value: ms.toFixed(1),
  bar: `<= ${bar}`,
  ok: ms <= bar,
})

const ratio = (what: string, value: number, bar: number) => ({
  what,
  value: value.toFixed(2),
  bar: `<= ${bar}`,
  ok: value <= bar,
})

async function call(target: BenchServer, url = addressOf(target)): Promise<Pick<Recommendation, 'clothes'>> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${target.closetToken}` } })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Pick<Recommendation, 'clothes'>
}

/** Returns the CPU time of a call, averaged over each batch. */
async function inBatches(target: BenchServer, url = addressOf(target)): Promise<Spent[]> {
  const spent: Spent[] = []
  await target.spent()
  for (let batch = 0; batch < batches; batch++) {
    for (let i = 0; i < callsInBatch; i++) await call(target, url)
    const { all, main, longest } = await target.spent()
    spent.push({ all: all / callsInBatch, main: main / callsInBatch, longest })
  }
  return spent
}

const former = installCommit(before)
try {
  report(`Recommendations for sixteen people, 500 clothes each, beside ${before}`, await figuresInTurns(former))
} finally {
  former.remove()
}
await measure('the embedded database', null)
const server = process.env['BENCH_DATABASE_URL']
if (server) await measure('PostgreSQL', server)
else console.log('\nBENCH_DATABASE_URL names no PostgreSQL: only the embedded database was measured.')

import { median, report } from './figures.ts'
import { type BenchServer, openBenchServer, type Spent } from './bench-server.ts'
import { load } from './load.ts'

const warmUps = 150
/** The system counts CPU time in ticks, so calls are measured a few at a time. */
const batches = 20
const callsInBatch = 10
const connections = 8
const seconds = 8
/** Calls under way are answered before the server closes. */
const drainMs = 1000

/** Of 500 clothes: alone for the cost of one, from many for throughput. */
async function measure(name: string, databaseUrl: string | null) {
  const target = await openBenchServer(databaseUrl, 100)
  try {
    await target.spent()
    await call(target)
    const first = await target.spent()
    for (let i = 0; i < warmUps; i++) await call(target)
    const alone = await inBatches(target)
    const together = await load(addressOf(target), target.closetToken, connections, seconds)
    await new Promise((resolve) => setTimeout(resolve, drainMs))
    const { longest } = await target.spent()
    report(`Recommendations on ${name}, 500 clothes`, [
      ...(databaseUrl ? besideServer(alone) : withDatabase(alone)),
      {
        what: `calls per second from ${connections} connections`,
        value: together.requestsPerSecond.toFixed(0),
        bar: '>= 60',
        ok: together.requestsPerSecond >= 60 && together.failed === 0,
      },
      atMost('longest the main loop was held at once (ms)', longest, 20),
      record('the same in the first call of all, which reads the closet (ms)', first.longest),
    ])
  } finally {
    await target.close()
  }
}

const allOf = (alone: readonly Spent[]) => median(alone.map(({ all }) => all))
const mainOf = (alone: readonly Spent[]) => median(alone.map(({ main }) => main))

/** The bar is of the product's own work: a database server spends its share elsewhere … */
const besideServer = (alone: readonly Spent[]) => [
  atMost('CPU of a call, median (ms)', allOf(alone), 10),
  record('of it in the main loop, median (ms)', mainOf(alone)),
]
/** … and the embedded one in a thread of the same process. */
const withDatabase = (alone: readonly Spent[]) => [
  atMost('CPU of a call in the main loop, median (ms)', mainOf(alone), 10),
  record('the same with the embedded database, median (ms)', allOf(alone)),
]

const addressOf = (target: BenchServer) => `${target.url}/api/recommendations?weatherId=${target.weatherId}`
const record = (what: string, ms: number) => ({ what, value: ms.toFixed(1), bar: 'for the record', ok: true })
const atMost = (what: string, ms: number, bar: number) => ({
  what,
  value: ms.toFixed(1),
  bar: `<= ${bar}`,
  ok: ms <= bar,
})

async function call(target: BenchServer) {
  const response = await fetch(addressOf(target), { headers: { authorization: `Bearer ${target.closetToken}` } })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

/** What a call spends, one number for each batch. */
async function inBatches(target: BenchServer): Promise<Spent[]> {
  const spent: Spent[] = []
  await target.spent()
  for (let batch = 0; batch < batches; batch++) {
    for (let i = 0; i < callsInBatch; i++) await call(target)
    const { all, main, longest } = await target.spent()
    spent.push({ all: all / callsInBatch, main: main / callsInBatch, longest })
  }
  return spent
}

await measure('the embedded database', null)
const server = process.env['BENCH_DATABASE_URL']
if (server) await measure('PostgreSQL', server)
else console.log('\nBENCH_DATABASE_URL names no PostgreSQL: only the embedded database was measured.')

import { isDeepStrictEqual } from 'node:util'
import autocannon from 'autocannon'
import { type BareName, bareNames } from './bare-routes.ts'
import { atLeast, atMost, type Figure, forTheRecord, median, report } from './figures.ts'
import { load } from './load.ts'
import { numbersInEnv } from './numbers-in-env.ts'
import { openReadsServer, type ReadsServer } from './reads-server.ts'

/**
 * Measures lists and, by turns, bare routes on the same database that send the same, then recommendations.
 * `BENCH_API=rounds/seconds/connections` changes the size of the load.
 */
const [rounds = 5, seconds = 3, connections = 16] = numbersInEnv('BENCH_API')
const feeds = 20_000
const readers = 5000

/** A target of load; `tokens` are taken in order, and begin again after the last. */
interface Target {
  url: string
  tokens: readonly string[]
}

interface Measured {
  perSecond: number
  p99: number
  /** CPU of the main loop for a call, in µs. */
  cpu: number
  loopDelay: number
  failed: number
}

async function ask(server: ReadsServer, { url, tokens }: Target): Promise<Measured> {
  let next = 0
  await server.spent()
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const token = tokens[next++ % tokens.length]
          return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }
        },
      },
    ],
  })
  const { main, loopDelay } = await server.spent()
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpu: (main * 1000) / result.requests.total,
    loopDelay,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

/** Asks targets by turns, and returns what each round measured of each. */
async function byTurns<Name extends string>(server: ReadsServer, targets: Readonly<Record<Name, Target>>) {
  const named = Object.entries<Target>(targets)
  for (const [, target] of named) await ask(server, target)
  const measured: Record<Name, Measured>[] = []
  for (let round = 0; round < rounds; round++) {
    const one: [string, Measured][] = []
    for (const [name, target] of named) one.push([name, await ask(server, target)])
    measured.push(Object.fromEntries(one) as Record<Name, Measured>)
  }
  return (value: (round: Record<Name, Measured>) => number) => median(measured.map(value))
}

async function feedFigures(server: ReadsServer): Promise<Figure[]> {
  const { url, bareUrl, token, tokens, paths } = server
  const of = await byTurns(server, {
    parsed: { url: `${bareUrl}/parsed/feeds`, tokens: [token] },
    text: { url: `${bareUrl}/text/feeds`, tokens: [token] },
    ours: { url: `${url}${paths.feeds}`, tokens: [token] },
    many: { url: `${url}${paths.feeds}`, tokens },
  })
  const against = (bare: 'parsed' | 'text', least: number) => {
    const which = bare === 'parsed' ? 'bare route that parses' : 'bare route that passes text'
    return [
      atLeast(
        `feeds / ${which}`,
        of((one) => one.ours.perSecond / one[bare].perSecond),
        least,
        2,
      ),
      atMost(
        `feeds, p99 / ${which}`,
        of((one) => one.ours.p99 / one[bare].p99),
        2,
        2,
      ),
      atMost(
        `feeds, ${readers} tokens, p99 / ${which}`,
        of((one) => one.many.p99 / one[bare].p99),
        2,
        2,
      ),
      forTheRecord(
        `feeds, CPU of the main loop, ${which} / ours`,
        of((one) => one[bare].cpu / one.ours.cpu),
        2,
      ),
    ]
  }
  return [
    ...against('parsed', 0.8),
    ...against('text', 0.65),
    atLeast(
      `feeds, ${readers} tokens / one`,
      of(({ many, ours }) => many.perSecond / ours.perSecond),
      0.9,
      2,
    ),
    atMost(
      'calls of a token in a second',
      of(({ many }) => many.perSecond / readers),
      1,
      2,
    ),
    atMost(
      'feeds, main loop delay p99 (ms)',
      of(({ ours }) => ours.loopDelay),
      50,
    ),
    forTheRecord(
      'feeds per second',
      of(({ ours }) => ours.perSecond),
      0,
    ),
    forTheRecord(
      'feeds, CPU of the main loop (µs)',
      of(({ ours }) => ours.cpu),
      0,
    ),
    atMost(
      'calls that failed',
      of(({ ours, many }) => ours.failed + many.failed),
      0,
    ),
  ]
}

async function listFigures(server: ReadsServer, name: BareName): Promise<Figure[]> {
  const { url, bareUrl, token, paths } = server
  const of = await byTurns(server, {
    bare: { url: `${bareUrl}/parsed/${name}`, tokens: [token] },
    ours: { url: `${url}${paths[name]}`, tokens: [token] },
  })
  return [
    atLeast(
      `${name} / bare route`,
      of(({ ours, bare }) => ours.perSecond / bare.perSecond),
      0.7,
      2,
    ),
    forTheRecord(
      `${name}, CPU of the main loop, bare route / ours`,
      of(({ ours, bare }) => bare.cpu / ours.cpu),
      2,
    ),
  ]
}

/** @throws Error when a bare route answers other content than the product */
async function requireSame(server: ReadsServer) {
  const read = async (url: string) => {
    const response = await fetch(url, { headers: { authorization: `Bearer ${server.token}` } })
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    return response.json()
  }
  for (const path of [...bareNames.map((name) => `parsed/${name}` as const), 'text/feeds' as const]) {
    const name = path.slice(path.indexOf('/') + 1) as BareName
    const [ours, bare] = await Promise.all([
      read(`${server.url}${server.paths[name]}`),
      read(`${server.bareUrl}/${path}`),
    ])
    if (!isDeepStrictEqual(ours, bare)) throw new Error(`/${path} answers other content than the product`)
  }
}

async function measure(name: string, databaseUrl: string | null) {
  const server = await openReadsServer(databaseUrl, feeds, readers)
  try {
    await requireSame(server)
    const figures = await feedFigures(server)
    for (const list of bareNames) if (list !== 'feeds') figures.push(...(await listFigures(server, list)))
    const advice = `${server.url}/api/recommendations?weatherId=${server.weatherId}`
    const { p95, failed } = await load(advice, server.closetToken, 1, seconds)
    figures.push(
      atMost('recommendations, 500 clothes, p97.5 (ms)', p95, 60, 0),
      atMost('recommendations that failed', failed, 0),
    )
    report(`API on ${name}, ${feeds} feeds, ${connections} connections`, figures)
  } finally {
    await server.close()
  }
}

await measure('the embedded database', null)
const server = process.env['BENCH_DATABASE_URL']
if (server) await measure('PostgreSQL', server)
else console.log('\nBENCH_DATABASE_URL names no PostgreSQL: only the embedded database was measured.')

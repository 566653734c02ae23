import { median, report } from './figures.ts'
import { type BenchServer, openBenchServer } from './bench-server.ts'
import { load } from './load.ts'

const rounds = 3
const seconds = 5

/**
 * Measures the load that the feed list and, by turns, a bare route on the same database can bear, then the response
 * times of recommendations.
 */
async function measure(name: string, databaseUrl: string | null) {
  const target = await openBenchServer(databaseUrl, 20_000)
  try {
    const feeds = await feedRatio(target)
    const advice = await load(
      `${target.url}/api/recommendations?weatherId=${target.weatherId}`,
      target.closetToken,
      1,
      seconds,
    )
    report(`API on ${name}, 20,000 feeds, 50 connections`, [
      {
        what: 'GET /api/feeds against a bare route (ratio)',
        value: feeds.ratio.toFixed(2),
        bar: '>= 0.50',
        ok: feeds.ratio >= 0.5,
      },
      {
        what: 'GET /api/feeds per second',
        value: feeds.perSecond.toFixed(0),
        bar: 'for the record',
        ok: feeds.failed === 0,
      },
      { what: 'main loop delay p99 (ms)', value: feeds.delay.toFixed(1), bar: '<= 50', ok: feeds.delay <= 50 },
      {
        what: 'GET /api/recommendations, 500 clothes, p97.5 (ms)',
        value: advice.p95.toFixed(0),
        bar: 'p95 <= 60',
        ok: advice.p95 <= 60 && advice.failed === 0,
      },
    ])
  } finally {
    await target.close()
  }
}

async function feedRatio(target: BenchServer) {
  const ours = () => load(`${target.url}/api/feeds`, target.token, 50, seconds)
  const bare = () => load(`${target.bareUrl}/bare`, '', 50, seconds)
  await ours()
  const pairs = []
  let delay = 0
  for (let round = 0; round < rounds; round++) {
    const base = await bare()
    await target.loopDelay()
    const own = await ours()
    delay = Math.max(delay, await target.loopDelay())
    pairs.push({ ratio: own.requestsPerSecond / base.requestsPerSecond, own })
  }
  return {
    ratio: median(pairs.map(({ ratio }) => ratio)),
    perSecond: median(pairs.map(({ own }) => own.requestsPerSecond)),
    failed: pairs.reduce((sum, { own }) => sum + own.failed, 0),
    delay,
  }
}

await measure('the embedded database', null)
const server = process.env['BENCH_DATABASE_URL']
if (server) await measure('PostgreSQL', server)
else console.log('\nBENCH_DATABASE_URL names no PostgreSQL: only the embedded database was measured.')

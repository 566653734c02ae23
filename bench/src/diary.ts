import { randomUUID } from 'node:crypto'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { openBenchServer } from './bench-server.ts'
import { atMost, percentile, report } from './figures.ts'

const wears = 5000
const taps = 60
const reads = { warmUp: 30, measured: 200 }

/** Measures ten years of diary records: reading a month and statistics, and saving a record. */
async function measure(name: string, databaseUrl: string | null) {
  const target = await openBenchServer(databaseUrl, 100, {}, { wears })
  const headers = { authorization: `Bearer ${target.closetToken}`, 'content-type': 'application/json' }
  const today = seoulDate(new Date())
  const p95Of = async (path: string) => {
    const times: number[] = []
    for (let read = -reads.warmUp; read < reads.measured; read++) {
      const start = performance.now()
      const response = await fetch(`${target.url}${path}`, { headers })
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      await response.arrayBuffer()
      if (read >= 0) times.push(performance.now() - start)
    }
    return percentile(times, 95)
  }
  try {
    const { clothes } = (await (
      await fetch(`${target.url}/api/recommendations?weatherId=${target.weatherId}`, { headers })
    ).json()) as { clothes: { clothesId: string }[] }
    const clothesIds = clothes.map(({ clothesId }) => clothesId)
    const times: number[] = []
    for (let tap = 0; tap < taps; tap++) {
      const url = `${target.url}/api/wears/${randomUUID()}`
      const date = daysAfter(today, -1 - Math.floor(tap / 6))
      const start = performance.now()
      const saved = await fetch(url, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ date, state: 'WORN', source: 'RECOMMENDATION', clothesIds, revision: 0 }),
      })
      if (!saved.ok) throw new Error(`${saved.status} ${await saved.text()}`)
      times.push(performance.now() - start)
    }
    const month = await p95Of(`/api/wears?from=${daysAfter(today, -800)}&to=${daysAfter(today, -760)}`)
    const statistics = await p95Of('/api/statistics?period=ALL')
    const similar = await p95Of(`/api/statistics/similar-days?weatherId=${target.weatherId}`)
    report(`The diary on ${name}, ${wears} records`, [
      atMost('a tap, p95 (ms)', percentile(times, 95), 100),
      atMost('42 days of the calendar, p95 (ms)', month, 20),
      atMost('statistics of all time, p95 (ms)', statistics, 50),
      atMost('days alike, p95 (ms)', similar, 50),
    ])
  } finally {
    await target.close()
  }
}

await measure('the embedded database', null)
const server = process.env['BENCH_DATABASE_URL']
if (server) await measure('PostgreSQL', server)
else console.log('\nBENCH_DATABASE_URL names no PostgreSQL: only the embedded database was measured.')

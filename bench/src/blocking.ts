import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { atMost, type Figure, percentile, report } from './figures.ts'
import type { BlockingReady } from './blocking-process.ts'
import { seoul } from './seed-decade.ts'
import type { Blocked } from './watchdog.ts'

/** What somebody with as much as one may have asks for, as often as it is served: what others feel of it, and what blocks the loop. */

/** ms of each row. */
const lasts = 8000
/** ms between two reads of the other person. */
const readEvery = 120
const atOnce = 10
/** ms of CPU at once, and what others may wait beside three times as long as ever. */
const bars = { blocked: 50, others: 100 }

type Row = readonly [what: string, method: 'GET' | 'PUT' | 'POST', path: () => string, body?: () => unknown]

function rowsOf({ ids }: BlockingReady): readonly Row[] {
  const { weatherId, clothesIds, lookId, tripId, feedId } = ids
  const today = seoulDate(new Date())
  const worn = `weatherId=${weatherId}&clothesIds=${clothesIds.join('%2C')}`
  const from = daysAfter(today, -61)
  const dates = Array.from({ length: 14 }, (_, at) => daysAfter(today, 1 + at))
  const trip = {
    ...seoul,
    startsOn: dates[0],
    endsOn: dates.at(-1),
    size: 'LIGHT',
    days: dates.map((date) => ({ date, occasions: ['TRAVEL', 'CASUAL', 'DATE'] })),
    revision: 0,
  }
  return [
    ['the daily outfit', 'GET', () => `/api/recommendations?weatherId=${weatherId}`],
    ['500 looks of 20 for a weather', 'GET', () => `/api/looks?weatherId=${weatherId}`],
    ['a look', 'GET', () => `/api/looks/${lookId}?weatherId=${weatherId}`],
    ['62 days of 6 outfits of 20', 'GET', () => `/api/wears?from=${from}&to=${today}`],
    ['61 trips', 'GET', () => '/api/trips'],
    ['a trip', 'GET', () => `/api/trips/${tripId}`],
    ['14 days of 3 occasions packed', 'PUT', () => `/api/trips/${randomUUID()}`, () => trip],
    ['other tops', 'GET', () => `/api/outfits/alternatives?${worn}&slot=TOP`],
    ['an outfit judged', 'GET', () => `/api/outfits/judgement?${worn}`],
    ['an outfit filled', 'GET', () => `/api/outfits/fill?weatherId=${weatherId}&clothesIds=${clothesIds[0]}`],
    ['gaps', 'GET', () => `/api/stylist/gaps?on=${daysAfter(today, Math.floor(Math.random() * 300))}`],
    ['an outfit followed', 'GET', () => `/api/feeds/${feedId}/follow-along?weatherId=${weatherId}`],
    ['statistics', 'GET', () => '/api/statistics?period=ALL'],
    ['similar days', 'GET', () => `/api/statistics/similar-days?weatherId=${weatherId}`],
    ['the laundry', 'GET', () => '/api/laundry'],
    [
      'a search in the closet',
      'GET',
      () => `/api/clothes?ownerId=${ids.person}&keywordLike=${encodeURIComponent('셔츠')}`,
    ],
  ]
}

const child = fork(fileURLToPath(new URL('./blocking-process.ts', import.meta.url)), {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
const answer = <T>() => new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)))
const { ready } = await answer<{ ready: BlockingReady }>()
const { url, tokens } = ready

/** ms; null for what was not served. */
async function call(token: string, path: string, method: string, body?: unknown): Promise<number | null> {
  const begun = performance.now()
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok && ![413, 429, 503].includes(response.status)) throw new Error(`${path}: ${response.status} ${text}`)
  return response.ok ? performance.now() - begun : null
}

/** p95 in ms of light reads of the other person until `over`. */
async function othersDuring(over: Promise<unknown>): Promise<number> {
  let isOver = false
  void over.then(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    times.push((await call(tokens.other, '/api/notifications', 'GET')) ?? 10_000)
    await sleep(readEvery)
  }
  return percentile(times, 95)
}

async function measure([what, method, path, body]: Row, idle: number): Promise<Figure[]> {
  child.send('watch')
  await answer()
  const end = performance.now() + lasts
  const asking = Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) if ((await call(tokens.full, path(), method, body?.())) === null) await sleep(100)
    }),
  )
  const others = await othersDuring(asking)
  child.send('blocked')
  const { blocked } = await answer<{ blocked: Blocked }>()
  return [
    atMost(`${what}: loop blocked by ${blocked.by || 'nothing'} (ms of CPU)`, blocked.longest, bars.blocked),
    atMost(`${what}: others, p95 (ms)`, others, bars.others + 3 * idle),
  ]
}

await othersDuring(sleep(1000))
const idle = await othersDuring(sleep(5000))
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
const figures: Figure[] = []
for (const row of rowsOf(ready)) if (!only || row[0].includes(only)) figures.push(...(await measure(row, idle)))
report(`What one person asks for, ten calls at once (others idle: ${idle.toFixed(1)} ms)`, figures)
child.send('close')

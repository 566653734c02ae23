import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { BlockingReady } from './blocking-process.ts'
import { percentile } from './figures.ts'
import { seoul } from './seed-decade.ts'
import type { Blocked } from './watchdog.ts'

/** ms between two reads of the other person. */
const readEvery = 120
/** ms before and without anything of it. */
const idles = { warmUp: 1000, measured: 5000 }
const atOnce = 10

/** What others felt while one thing was asked for, p95 in ms, and what blocked the main loop. */
export interface MeasuredRow {
  what: string
  blocked: Blocked
  others: number
}

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

/**
 * Somebody with as much as one may have asks for one thing after the other, ten calls at once, for `lasts` ms each.
 * @returns also what others felt while nothing was asked for, p95 in ms
 */
export async function measureBlocking(lasts: number): Promise<{ idle: number; rows: MeasuredRow[] }> {
  const script = fileURLToPath(new URL('./blocking-process.ts', import.meta.url))
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const answer = <T>() => new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)))
  const { ready } = await answer<{ ready: BlockingReady }>()
  const { url, tokens } = ready
  const others = (over: Promise<unknown>) => othersDuring(over, () => call(url, tokens.other, notifications))
  const measure = async ([what, method, path, body]: Row): Promise<MeasuredRow> => {
    child.send('watch')
    await answer()
    const end = performance.now() + lasts
    const askOn = async () => {
      while (performance.now() < end) {
        const ms = await call(url, tokens.full, { method, path: path(), body: body?.() })
        if (ms === null) await sleep(100)
      }
    }
    const felt = await others(Promise.all(Array.from({ length: atOnce }, askOn)))
    child.send('blocked')
    const { blocked } = await answer<{ blocked: Blocked }>()
    return { what, blocked, others: felt }
  }
  await others(sleep(idles.warmUp))
  const idle = await others(sleep(idles.measured))
  const rows: MeasuredRow[] = []
  for (const row of rowsOf(ready)) rows.push(await measure(row))
  child.send('close')
  return { idle, rows }
}

interface Called {
  method: string
  path: string
  body?: unknown
}

const notifications: Called = { method: 'GET', path: '/api/notifications' }

/** ms; null for what was not served. */
async function call(url: string, token: string, { method, path, body }: Called): Promise<number | null> {
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

/** p95 in ms of reads until `over`; one that was refused counts ten seconds. */
async function othersDuring(over: Promise<unknown>, read: () => Promise<number | null>): Promise<number> {
  let isOver = false
  void over.then(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    times.push((await read()) ?? 10_000)
    await sleep(readEvery)
  }
  return percentile(times, 95)
}

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createApp } from '../../server/src/app.ts'
import { loadConfig } from '../../server/src/platform/config/index.ts'
import { type Database, openDatabase } from '../../server/src/platform/db/index.ts'
import { median, percentile, report } from './figures.ts'
import { filtersOf, type Word, wordsOf } from './dataset-search.ts'

const rounds = 3
const sorts = ['createdAt', 'likeCount']
/** Kept totals are good for a minute, in ms: each round begins without them. */
const minute = 61_000
const pages = 150
const ends = 30

type Ask = (query: Record<string, string>) => Promise<{ ms: number; nextCursor: string | null }>
interface Timing {
  word: Word
  filter: string
  sort: string
  ms: number
}

async function measure(database: Database) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'otday-search-'))
  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead) }
  const config = loadConfig({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
  const app = await createApp({ config, secret: 'a secret for measuring, long enough', database, clock })
  try {
    const authorization = `Bearer ${await readerOf(app.http)}`
    const ask: Ask = async (query) => {
      const start = performance.now()
      const answer = await app.http.inject({ url: '/api/feeds', query, headers: { authorization } })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return { ms: performance.now() - start, nextCursor: answer.json().nextCursor }
    }
    const { rows } = await database.pool.query<{ count: number }>(
      'select sum(count)::integer as count from feed_counts',
    )
    const [words, filters] = [await wordsOf(database.pool), await filtersOf(database.pool)]
    const timings: Timing[] = []
    for (let round = 0; round <= rounds; round++) {
      ahead += minute
      const asked = await searchAll(ask, words, filters)
      // The first round fetches from disk what the others find in memory.
      if (round > 0) timings.push(...asked)
    }
    return { feeds: rows[0]?.count ?? 0, timings, deep: await deepPages(ask) }
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function readerOf(http: Awaited<ReturnType<typeof createApp>>['http']): Promise<string> {
  const [email, password] = [`reader.${Date.now()}@example.com`, 'bench123']
  await http.inject({ method: 'POST', url: '/api/users', payload: { email, name: '읽는이', password } })
  const answer = await http.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: email, password }).toString(),
  })
  return answer.json().accessToken
}

/** The first page of every word with every filter in both orders, its total included. */
async function searchAll(ask: Ask, words: Word[], filters: Record<string, Record<string, string>>): Promise<Timing[]> {
  const timings: Timing[] = []
  for (const [filter, fields] of Object.entries(filters))
    for (const word of words)
      for (const sort of sorts) {
        const { ms } = await ask({ keywordLike: word.text, sortBy: sort, ...fields })
        timings.push({ word, filter, sort, ms })
      }
  return timings
}

/** What the last of many pages cost against the first, by the median, for lists with and without a word. */
async function deepPages(ask: Ask): Promise<number> {
  const ratios = []
  for (const sortBy of sorts)
    for (const keyword of [{}, { keywordLike: '니트' }]) {
      const query = { sortBy, limit: '20', ...keyword }
      // The first time fetches from disk what the second finds in memory.
      await walkPages(ask, query)
      const times = await walkPages(ask, query)
      ratios.push(median(times.slice(-ends)) / median(times.slice(1, ends + 1)))
    }
  return Math.max(...ratios)
}

async function walkPages(ask: Ask, query: Record<string, string>): Promise<number[]> {
  const times: number[] = []
  let cursor: string | null = null
  for (let page = 0; page < pages; page++) {
    const { ms, nextCursor } = await ask({ ...query, ...(cursor !== null && { cursor }) })
    times.push(ms)
    cursor = nextCursor
  }
  return times
}

const p95 = (timings: Timing[]) =>
  percentile(
    timings.map(({ ms }) => ms),
    95,
  )

function show({ feeds, timings, deep }: Awaited<ReturnType<typeof measure>>) {
  const groups = Map.groupBy(timings, ({ word }) => `${word.syllables} syllables, ${word.frequency}`)
  const byFilter = Map.groupBy(timings, ({ filter, sort }) => `filter ${filter}, by ${sort}`)
  const bar = (what: string, ms: number) => ({ what, value: ms.toFixed(1), bar: '<= 50', ok: ms <= 50 })
  report(`Search in ${feeds} feeds, first pages with their totals (ms)`, [
    bar('p95 of everything', p95(timings)),
    ...[...groups, ...byFilter].map(([name, of]) => bar(`p95 of ${name}`, p95(of))),
    {
      what: 'median of everything',
      value: median(timings.map(({ ms }) => ms)).toFixed(1),
      bar: 'for the record',
      ok: true,
    },
    { what: 'a deep page against a first one (ratio)', value: deep.toFixed(2), bar: '<= 1.5', ok: deep <= 1.5 },
  ])
}

const url = process.env['DATABASE_URL']
if (url) {
  const database = await openDatabase({ url, poolSize: 4 })
  try {
    show(await measure(database))
  } finally {
    await database.close()
  }
} else
  console.log('\nDATABASE_URL names no dataset to search in: make one with "npm run bench:seed -- --feeds 1000000".')

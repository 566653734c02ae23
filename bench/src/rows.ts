import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { migrate, openDatabase } from '../../server/src/platform/db/index.ts'
import { feedCount } from './dataset-search.ts'
import { type Figure, forTheRecord, report } from './figures.ts'
import { openReader, type Reader, walkPages } from './reader.ts'
import { p95Figure, searchFigures } from './search-times.ts'
import { seedDataset } from './seed-dataset.ts'

/** Measures lists and searches in the product's own PostgreSQL with ten million rows. */

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000000' } } })
/** Rows that the dataset has for each feed: the feed, its likes and comments, and its share of people and follows. */
const rowsPerFeed = 4.1
const feeds = Math.ceil(Number(values.rows) / rowsPerFeed)
const pages = 200
/** ms until PostgreSQL's processes have reported the blocks they read. */
const flushedAfter = 12_000

type List = [what: string, url: string, query: Record<string, string>]

async function listsOf(pool: pg.Pool): Promise<List[]> {
  const { rows } = await pool.query<{ followed: string; following: string }>(
    `select (select user_id from profiles order by follower_count desc, user_id limit 1) as followed,
       (select user_id from profiles order by following_count desc, user_id limit 1) as following`,
  )
  const { followed = '', following = '' } = rows[0] ?? {}
  return [
    ['the feed list, newest first', '/api/feeds', { sortBy: 'createdAt' }],
    ['the feed list, most liked first', '/api/feeds', { sortBy: 'likeCount' }],
    ['followers of the most followed', '/api/follows/followers', { followeeId: followed }],
    ['whom the busiest follows', '/api/follows/followings', { followerId: following }],
    ['follow counts of the most followed', '/api/follows/summary', { userId: followed }],
  ]
}

/** Measures the p95 of a list's pages and the blocks that each page reads, including those that jobs read meanwhile. */
async function listFigures(reader: Reader, pool: pg.Pool, [what, url, query]: List): Promise<Figure[]> {
  // The first walk loads from disk what the measured walks then find in memory.
  await walkPages(reader, url, query, pages)
  await sleep(flushedAfter)
  const before = await blocksRead(pool)
  const times: number[] = []
  while (times.length < pages) times.push(...(await walkPages(reader, url, query, pages - times.length)))
  await sleep(flushedAfter)
  const blocks = (await blocksRead(pool)) - before
  return [p95Figure(what, times), forTheRecord('blocks of 8 kB for each, about', blocks / pages, 0)]
}

async function blocksRead(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ blocks: string }>(
    'select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.blocks)
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'otday-rows-'))
try {
  const database = await openDatabase({ directory, binaries: null })
  try {
    const { pool } = database
    await migrate(pool)
    const begun = performance.now()
    const size = await seedDataset(pool, feeds, console.log)
    const rows = Object.values(size).reduce((sum, count) => sum + count, 0)
    console.log(`${rows} rows in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    const reader = await openReader(database)
    try {
      const figures: Figure[] = []
      for (const list of await listsOf(pool)) figures.push(...(await listFigures(reader, pool, list)))
      figures.push(...(await searchFigures(reader, pool)))
      report(`Lists and searches in ${rows} rows, ${await feedCount(pool)} feeds (ms)`, figures)
    } finally {
      await reader.close()
    }
  } finally {
    await database.close()
  }
} finally {
  rmSync(directory, { recursive: true, force: true })
}

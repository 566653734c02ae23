import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import os from 'node:os'
import path from 'node:path'
import type { FeedId, SessionId, UserId } from '@otday/contract'
import pg from 'pg'
import { lockedSession, requireSession } from '../../server/src/auth/index.ts'
import { searchTokens } from '../../server/src/feeds/search-tokens.ts'
import { like } from '../../server/src/likes/index.ts'
import { createDelivery } from '../../server/src/notifications/index.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { type Database, migrate, openDatabase } from '../../server/src/platform/db/index.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { atLeast, atMost, type Figure, forTheRecord, median, percentile, report } from './figures.ts'
import { seedDataset } from './seed-dataset.ts'

/** Measures storing a like and its notification, without HTTP, on the product's own PostgreSQL. */

const feeds = 60_000
const atOnce = 20
/** Number of likes in each part. */
const likes = 1500
/** Number of likes that are given one after the other to measure the write-ahead log (WAL) of each. */
const alone = 60

interface Liker {
  id: UserId
  sessionId: SessionId
}
interface Part {
  what: string
  /** The feed that the n-th like is for. */
  feedOf: (n: number) => FeedId
  perSecond: number | null
}

async function signedIn(pool: pg.Pool): Promise<Liker[]> {
  const { rows } = await pool.query<{ id: UserId }>('select id from users order by id limit $1', [likes])
  const people = rows.map(({ id }) => ({ id, sessionId: newId<SessionId>() }))
  await pool.query(
    `insert into sessions (id, user_id, rotated_at, expires_at, created_at)
     select session, person, now(), now() + interval '1 day', now() from unnest($1::uuid[], $2::uuid[]) as t (session, person)`,
    [people.map(({ sessionId }) => sessionId), people.map(({ id }) => id)],
  )
  return people
}

/** Returns varied Korean, nearly all of whose neighboring pairs are different; another seed gives another text. */
function longText(length: number, seed: number): string {
  let [text, state] = ['', seed]
  while (text.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    text += String.fromCharCode(0xac_00 + (state % 11_172)) + (state % 5 === 0 ? ' ' : '')
  }
  return text.slice(0, length)
}

/**
 * Numbers of feeds that get likes in turn, and length in characters of their texts. PostgreSQL stores a text of 1,000
 * characters apart from its row. It stores one of 600 in the row, where they fill most of the 2 kB that a row may have.
 */
const spreadOver = { short: 2000, middle: likes }
const lengths = { middle: 600, long: 1000 }

async function partsOf(pool: pg.Pool): Promise<Part[]> {
  const { rows } = await pool.query<{ id: FeedId }>(
    'select id from feeds where length(content) between 45 and 65 order by md5(id::text) limit $1',
    [2 + spreadOver.short + spreadOver.middle],
  )
  const [short, long, ...others] = rows.map(({ id }) => id) as [FeedId, FeedId, ...FeedId[]]
  const [spread, middle] = [others.slice(0, spreadOver.short), others.slice(spreadOver.short)]
  await rewrite(pool, [long], lengths.long)
  await pool.query('update feeds set search_tokens = $2 where id = $1', [long, searchTokens(longText(lengths.long, 1))])
  await rewrite(pool, middle, lengths.middle)
  // The new texts left their rows on pages with more space than a table has that was filled as its fillfactor says.
  await pool.query('vacuum (full, analyze) feed_reactions')
  const oneOf = (ids: readonly FeedId[]) => (n: number) => ids[n % ids.length] as FeedId
  return [
    { what: `${spread.length} feeds`, feedOf: oneOf(spread), perSecond: 1000 },
    { what: `${middle.length} feeds of ${lengths.middle} characters`, feedOf: oneOf(middle), perSecond: null },
    { what: 'one feed of 55 characters', feedOf: () => short, perSecond: null },
    { what: 'one feed of 1,000 characters', feedOf: () => long, perSecond: 300 },
  ]
}

const rewrite = (pool: pg.Pool, ids: readonly FeedId[], length: number) =>
  pool.query(
    `update feeds set content = text, content_key = text
     from unnest($1::uuid[], $2::text[]) as rewritten (id, text) where feeds.id = rewritten.id`,
    [ids, ids.map((_, n) => longText(length, n + 1))],
  )

/**
 * Turns full images of pages off. Otherwise the first like after a checkpoint would also be charged with those of the
 * pages that it changes. The product's own role may not do this; the superuser connects by the socket.
 */
async function writeNoFullPages({ own }: Database) {
  const client = new pg.Client({ ...own?.connection, user: 'postgres' })
  await client.connect()
  await client.query('alter system set full_page_writes = off')
  await client.query('select pg_reload_conf()')
  await client.end()
}

const liking =
  ({ db }: Database, deliverSoon: () => void) =>
  (feedId: FeedId, { id, sessionId }: Liker) =>
    like({ db, clock: systemClock, deliverSoon }, feedId, {
      id,
      lock: (tx) => requireSession(tx, { id, sessionId }, new Date()),
      permission: (one) => lockedSession(one, sessionId, id, new Date()),
    })

/** Waits until the authors of all liked feeds are notified. */
async function delivered({ pool }: Database): Promise<void> {
  while (((await pool.query('select from untold_likes limit 1')).rowCount ?? 0) > 0) await setTimeout(5)
}

/** Returns the bytes of WAL that have been written while `work` ran. */
async function walDuring({ pool }: Database, work: () => Promise<void>): Promise<number> {
  const { rows } = await pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
  await work()
  const written = await pool.query<{ bytes: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1)::text as bytes',
    [rows[0]?.at],
  )
  return Number(written.rows[0]?.bytes)
}

/**
 * Returns the median of the bytes of WAL that one like writes, and the mean of those that its notification writes
 * afterwards; the people like one after the other.
 */
async function walOf(database: Database, { feedOf }: Part, people: readonly Liker[]) {
  const give = liking(database, () => {})
  const likes: number[] = []
  for (const [n, person] of people.entries()) likes.push(await walDuring(database, () => give(feedOf(n), person)))
  const delivering = await walDuring(database, () => withDelivery(database, () => delivered(database)))
  return { like: median(likes), delivering: delivering / people.length }
}

/** Runs `work` while authors are notified of likes, as in a running server. */
async function withDelivery<T>({ db }: Database, work: (deliverSoon: () => void) => Promise<T>): Promise<T> {
  const log = { error: (context: object, message: string) => console.error(message, context) }
  const delivery = createDelivery({ db, notify: () => {}, log })
  delivery.start()
  try {
    return await work(delivery.request)
  } finally {
    await delivery.stop()
  }
}

async function figuresOf(database: Database, part: Part, people: readonly Liker[]): Promise<Figure[]> {
  const times: number[] = []
  const rest = people.slice(alone)
  const wal = await walOf(database, part, people.slice(0, alone))
  const queue = rest.entries()
  const begun = performance.now()
  const likedFor = await withDelivery(database, async (deliverSoon) => {
    const give = liking(database, deliverSoon)
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const [n, person] of queue) {
          const from = performance.now()
          await give(part.feedOf(alone + n), person)
          times.push(performance.now() - from)
        }
      }),
    )
    const last = performance.now()
    await delivered(database)
    return last - begun
  })
  const perSecond = rest.length / (likedFor / 1000)
  return [
    part.perSecond === null
      ? forTheRecord(`likes a second, ${part.what}`, perSecond, 0)
      : atLeast(`likes a second, ${part.what}`, perSecond, part.perSecond, 0),
    forTheRecord('p50 (ms)', median(times)),
    forTheRecord('p99 (ms)', percentile(times, 99)),
    atMost('ms until all are notified', performance.now() - begun - likedFor, 1000, 0),
    atMost('WAL of one like (kB)', wal.like / 1000, 4),
    forTheRecord('WAL of delivering it (kB)', wal.delivering / 1000),
  ]
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'otday-likes-'))
try {
  const database = await openDatabase({ directory, binaries: null })
  try {
    const { pool } = database
    await migrate(pool)
    await seedDataset(pool, feeds, console.log)
    await writeNoFullPages(database)
    const people = await signedIn(pool)
    const figures: Figure[] = []
    for (const part of await partsOf(pool)) figures.push(...(await figuresOf(database, part, people)))
    report(`Likes among ${feeds} feeds, ${atOnce} at a time`, figures)
  } finally {
    await database.close()
  }
} finally {
  rmSync(directory, { recursive: true, force: true })
}

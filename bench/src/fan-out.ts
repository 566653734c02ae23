import { setTimeout as pause } from 'node:timers/promises'
import type { FeedId, UserId } from '@otday/contract'
import { onFeedCreated } from '../../server/src/notifications/index.ts'
import { inTransaction } from '../../server/src/platform/db/index.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { createSemaphore } from '../../server/src/platform/concurrency/semaphore.ts'
import { atMost, forTheRecord, median, report } from './figures.ts'
import { type InProcessServer, openInProcessServer } from './in-process-server.ts'
import { numbersInEnv } from './numbers-in-env.ts'
import { openOwnDatabase } from './own-database.ts'
import { seedFollowers } from './seed-followers.ts'

/**
 * `BENCH_FAN_OUT=many/posts/followers` changes the load: one author has `many` followers, and `posts` other authors,
 * who publish one post each, have `followers` each.
 */
const [many = 1_000_000, posts = 100, followers = 100] = numbersInEnv('BENCH_FAN_OUT')
const pollMs = 25
/** Number of posts stored at once; the other database connections are left to the deliveries. */
const atOnce = 4

/**
 * Measures notifying a million followers of one post, while each of a hundred authors with a hundred followers
 * publishes a post, too.
 */
async function measure(server: string | null) {
  const own = await openOwnDatabase(server)
  const target = await openInProcessServer(own.url)
  try {
    const counts = [many, ...Array.from({ length: posts }, () => followers)]
    const [star = newId<UserId>(), ...authors] = await seedFollowers(target.database.pool, counts)
    const logBefore = await logBytes(target)
    const start = performance.now()
    const toMany = await post(target, star)
    while (!(await isBegun(target, toMany))) await pause(pollMs)
    const storing = createSemaphore(atOnce, authors.length)
    const others = await Promise.all(authors.map((author) => storing.run(1, () => post(target, author))))
    const delivered = await untilDelivered(target, [toMany, ...others])
    const seconds = others.map(({ feedId, at }) => ((delivered.get(feedId) ?? Number.NaN) - at) / 1000)
    const all = ((delivered.get(toMany.feedId) ?? Number.NaN) - start) / 1000
    const log = (await logBytes(target)) - logBefore
    const { rows } = await target.database.pool.query(
      'select sum(count)::integer as delivered from notification_inboxes',
    )
    const expected = many + posts * followers
    report(`News of ${posts} posts beside one to ${many} followers`, [
      atMost('the slowest until all were told (s)', Math.max(...seconds), 5, 2),
      forTheRecord('median (s)', median(seconds), 2),
      forTheRecord('the one to many (s)', all),
      forTheRecord('for each follower (ms)', (all * 1000) / expected, 3),
      forTheRecord('write-ahead log for each (bytes)', log / expected, 0),
      {
        what: 'notifications',
        value: String(rows[0].delivered),
        bar: String(expected),
        ok: rows[0].delivered === expected,
      },
    ])
  } finally {
    await target.close()
    await own.drop()
  }
}

interface Post {
  feedId: FeedId
  /** Time at which the post was stored, by `performance.now()`. */
  at: number
}

async function post({ database: { db }, jobs }: InProcessServer, authorId: UserId): Promise<Post> {
  const feedId = newId<FeedId>()
  const createdAt = new Date()
  const words = { content: '오늘의 옷', contentKey: '오늘의 옷', searchTokens: [], ootds: '[]' }
  const sky = { weatherId: newId<never>(), weather: '{}', skyStatus: 'CLEAR', precipitationType: 'NONE' } as const
  await inTransaction(db, async (tx) => {
    const times = { createdAt, updatedAt: createdAt }
    await tx
      .insertInto('feeds')
      .values({ id: feedId, authorId, ...words, ...sky, ...times })
      .execute()
    await onFeedCreated({ jobs })(tx, { type: 'feed.created', feedId, authorId, at: createdAt })
  })
  return { feedId, at: performance.now() }
}

async function isBegun({ database: { db } }: InProcessServer, { feedId }: Post): Promise<boolean> {
  const fanOut = db.selectFrom('fanOuts').select('reached').where('eventKey', '=', `feed.created:${feedId}`)
  return !(await fanOut.executeTakeFirst())?.reached.startsWith('00000000')
}

/** Resolves when all posts are delivered, with the time by `performance.now()` at which each was in every inbox. */
async function untilDelivered({ database: { db } }: InProcessServer, all: readonly Pick<Post, 'feedId'>[]) {
  const delivered = new Map<FeedId, number>()
  while (delivered.size < all.length) {
    await pause(pollMs)
    const rows = await db.selectFrom('fanOuts').select('eventKey').execute()
    const left = new Set(rows.map(({ eventKey }) => eventKey))
    for (const { feedId } of all)
      if (!left.has(`feed.created:${feedId}`) && !delivered.has(feedId)) delivered.set(feedId, performance.now())
  }
  return delivered
}

async function logBytes({ database: { pool } }: InProcessServer): Promise<number> {
  const { rows } = await pool.query(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`)
  return rows[0].bytes
}

await measure(process.env['BENCH_DATABASE_URL'] ?? null)

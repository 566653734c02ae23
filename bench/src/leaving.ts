import { setTimeout as sleep } from 'node:timers/promises'
import type { UserId } from '@otday/contract'
import type pg from 'pg'
import { Person } from '../../server/test/kit/kills/person.ts'
import { atMost, type Figure, forTheRecord } from './figures.ts'
import type { InProcessServer } from './in-process-server.ts'

/**
 * Measures the deletion of an account whose user has given many likes, and how long others wait for what the jobs after
 * it change.
 */

const likes = 5000
const follows = 2500
/** ms after which an account that is not settled counts as a failure. */
const longestSettling = 120_000

/** Signs up a user who likes and follows much, and deletes the account while others lock what its deletion changes. */
export async function leavingFigures({ url, database: { pool } }: InProcessServer): Promise<Figure[]> {
  const person = await Person.signUp(url, 'leaving')
  await seedLikes(pool, person.id)
  await seedFollows(pool, person.id)
  await pool.query(
    'vacuum (analyze) feed_likes, feed_reactions, follows, profiles, notifications, notification_inboxes',
  )
  let isOver = false
  const waits = Promise.all(Object.entries(places).map(([what, place]) => longestWait(pool, person.id, what, place)))
  const begun = performance.now()
  let answered = Number.NaN
  try {
    await person.calls.account.leave({ params: { userId: person.id } })
    answered = performance.now() - begun
    while (!(await isSettled(pool, person.id))) {
      if (performance.now() - begun > longestSettling) throw new Error('The deletion is not settled.')
      await sleep(20)
    }
  } finally {
    isOver = true
    await waits
  }
  return [
    atMost(`leaving with ${likes} likes (ms)`, answered, 200, 0),
    forTheRecord('until likes, follows and news are settled (ms)', performance.now() - begun, 0),
    ...(await waits),
  ]

  /** Locks rows that the jobs change, one after the other, until all is settled. */
  async function longestWait(from: pg.Pool, id: UserId, what: string, { rows, lock }: Place): Promise<Figure> {
    const ids = (await from.query<{ id: string }>(rows, [id])).rows
    if (ids.length === 0) throw new Error(`There is no row to lock: ${what}.`)
    let longest = 0
    for (let at = 0; !isOver; at++) {
      const before = performance.now()
      await from.query(lock, [ids[(at * 997) % ids.length]?.id])
      longest = Math.max(longest, performance.now() - before)
    }
    return atMost(`longest wait for ${what} meanwhile (ms)`, longest, 100, 0)
  }
}

interface Place {
  /** Selects the ids of rows that the jobs change. */
  rows: string
  /** Locks one of them, as a call of another user does. */
  lock: string
}

const places: Record<string, Place> = {
  'a liked feed': {
    rows: 'select feed_id as id from feed_likes where user_id = $1',
    lock: 'select from feeds where id = $1 for no key update',
  },
  'the profile of who is followed': {
    rows: 'select followee_id as id from follows where follower_id = $1',
    lock: 'select from profiles where user_id = $1 for no key update',
  },
  'the inbox of a liked author': {
    rows: `select receiver_id as id from notifications where kind = 'feed.liked' and named_in(kind, event_key, group_key) = $1`,
    lock: 'select from notification_inboxes where receiver_id = $1 for update',
  },
}

/** Adds likes of `id`, each counted and with a notification to the author. */
async function seedLikes(pool: pg.Pool, id: UserId) {
  await pool.query(
    `with liked as (
       insert into feed_likes (feed_id, user_id, created_at) select id, $1, now() from feeds order by id limit $2
       returning feed_id)
     update feed_reactions set like_count = like_count + 1 from liked where feed_reactions.feed_id = liked.feed_id`,
    [id, likes],
  )
  await pool.query(
    `insert into notifications (id, receiver_id, seq, kind, level, title, content, group_key, event_key, created_at)
     select gen_random_uuid(), author_id, 2000000 + row_number() over (), 'feed.liked', 'INFO', '좋아요', '',
       'feed.liked:' || feeds.id, 'feed.liked:' || feeds.id || ':' || user_id, now()
     from feeds join feed_likes on feed_id = feeds.id where user_id = $1`,
    [id],
  )
  await pool.query(
    `insert into notification_inboxes as kept (receiver_id, last_seq, count)
     select receiver_id, 3000000, count(*) from notifications where kind = 'feed.liked' group by receiver_id
     on conflict (receiver_id) do update set count = kept.count + excluded.count, last_seq = excluded.last_seq`,
  )
}

/** Lets `id` follow people and be followed by as many others. */
async function seedFollows(pool: pg.Pool, id: UserId) {
  const [followings, followers] = ['order by id', 'order by id desc'].map(
    (order) => `select id from users where deleted_at is null and id <> $1 ${order} limit ${follows}`,
  )
  await pool.query(
    `insert into follows (id, follower_id, followee_id, created_at)
     select gen_random_uuid(), $1::uuid, id, now() from (${followings}) as people
     union all select gen_random_uuid(), id, $1::uuid, now() from (${followers}) as people`,
    [id],
  )
  await pool.query(`update profiles set follower_count = follower_count + 1 where user_id in (${followings})`, [id])
  await pool.query(`update profiles set following_count = following_count + 1 where user_id in (${followers})`, [id])
  await pool.query('update profiles set follower_count = $2, following_count = $2 where user_id = $1', [id, follows])
}

async function isSettled(pool: pg.Pool, id: UserId): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>(
    `select is_settling is null and not exists (
       select from notifications where named_in(kind, event_key, group_key) = $1) as is
     from users where id = $1`,
    [id],
  )
  return rows[0]?.is ?? false
}

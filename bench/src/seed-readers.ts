import { randomUUID } from 'node:crypto'
import type { SessionId, UserId } from '@otday/contract'
import type pg from 'pg'
import { signAccessToken } from '../../server/src/auth/tokens.ts'
import { deriveKeys } from '../../server/src/platform/crypto/keys.ts'
import { benchSecret } from './in-process-server.ts'
import { seedConversation } from './seed-conversation.ts'

/** Inserts people with a session each, and returns their access tokens. */
export async function seedReaders(pool: pg.Pool, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({
    userId: randomUUID() as UserId,
    sessionId: randomUUID() as SessionId,
    generation: 1,
  }))
  const ids = [people.map(({ userId }) => userId), people.map(({ sessionId }) => sessionId)]
  await pool.query(
    `insert into users (id, email, email_key, name, created_at)
     select id, id || '@readers.example', id || '@readers.example', '읽는이', now() from unnest($1::uuid[]) as id`,
    [ids[0]],
  )
  await pool.query('insert into profiles (user_id, created_at) select unnest($1::uuid[]), now()', [ids[0]])
  await pool.query(
    `insert into sessions (id, user_id, rotated_at, expires_at, created_at, used_at)
     select session_id, user_id, now(), now() + interval '1 day', now(), now()
     from unnest($1::uuid[], $2::uuid[]) as reader (user_id, session_id)`,
    ids,
  )
  await pool.query('analyze users, profiles, sessions')
  const keys = deriveKeys(benchSecret)
  const now = new Date()
  return Promise.all(people.map(async (claims) => signAccessToken(keys, claims, 'USER', now)))
}

export interface Readable {
  feedId: string
  conversationId: string
}

/** Gives two people what lists show: comments on the newest feed, notifications and messages between them. */
export async function seedLists(pool: pg.Pool, [one, other]: readonly [string, string]): Promise<Readable> {
  const { rows: feeds } = await pool.query<{ id: string }>(
    'select id from feeds order by created_at desc, id desc limit 1',
  )
  const feedId = feeds[0]?.id ?? ''
  await pool.query(
    `insert into comments (id, feed_id, author_id, content, created_at)
     select gen_random_uuid(), $1, case n % 2 when 0 then $2::uuid else $3::uuid end, '따뜻해 보여요 ' || n,
       now() - n * interval '1 minute' from generate_series(1, 100) as n`,
    [feedId, one, other],
  )
  await pool.query('update feed_reactions set comment_count = 100 where feed_id = $1', [feedId])
  await pool.query(
    `insert into notifications (id, receiver_id, seq, kind, level, title, content, target_url, event_key, created_at)
     select gen_random_uuid(), $1, n, 'feed.liked', 'INFO', '읽는이님이 내 피드를 좋아합니다.', '오늘의 옷 ' || n,
       '/feeds?feedId=' || $2, 'bench ' || n, now() - n * interval '1 minute' from generate_series(1, 100) as n`,
    [one, feedId],
  )
  await pool.query(
    `insert into notification_inboxes (receiver_id, last_seq, count) values ($1, 100, 100)
     on conflict (receiver_id) do update set last_seq = 100, count = 100`,
    [one],
  )
  const conversationId = await seedConversation(pool, one, other)
  await pool.query(
    `update profiles set latitude = 37.567, longitude = 126.988, nx = 60, ny = 127,
       location_names = '{서울특별시,중구,명동}' where user_id = $1`,
    [one],
  )
  await pool.query('analyze comments, notifications, direct_messages, conversations, profiles')
  return { feedId, conversationId }
}

/** Keeps the appearances of a closet's pieces in a table, as the bare route reads what the product derives. */
export async function keepAppearances(pool: pg.Pool, pieces: readonly { id: string; appearance: object }[]) {
  await pool.query('create table bare_appearances (clothes_id uuid primary key, appearance json not null)')
  await pool.query(
    `insert into bare_appearances select piece.id, piece.appearance
     from json_to_recordset($1::json) as piece (id uuid, appearance json)`,
    [JSON.stringify(pieces)],
  )
  await pool.query('analyze bare_appearances')
}

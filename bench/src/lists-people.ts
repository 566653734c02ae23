import type { UserId } from '@otday/contract'
import { createPaging, type Database, type Db } from '../../server/src/platform/db/index.ts'
import { changesSince } from '../../server/src/auth/queries.ts'
import { followers, followSummary } from '../../server/src/follows/queries.ts'
import { followPage } from '../../server/src/follows/queries-lists.ts'
import { receiversOfNews } from '../../server/src/notifications/queries-departures.ts'
import { fullInboxes } from '../../server/src/notifications/queries-sweep.ts'
import { accountPage } from '../../server/src/users/queries-list.ts'
import { activeCells } from '../../server/src/weather/queries-issues.ts'
import { buffersOfAll } from '../../server/test/kit/buffers.ts'
import { noting } from '../../server/test/kit/statements.ts'
import { atMost, type Figure } from './figures.ts'

/** Measures the blocks of 8 kB that lists, totals and sweeps of people read when many accounts are deleted. */

const departed = 20_000
const rareWord = 'qz7w'

/**
 * Adds accounts that were deleted a day ago; every fifth follows the most followed person. One has `rareWord` in its
 * email address. @returns the id of that most followed person
 */
export async function seedDepartures({ pool }: Pick<Database, 'pool'>): Promise<UserId> {
  const { rows } = await pool.query<{ id: UserId }>(
    'select user_id as id from profiles order by follower_count desc, user_id limit 1',
  )
  const [{ id: followed } = { id: '' as UserId }] = rows
  await pool.query(
    `with gone as (
       insert into users (id, email, email_key, name, created_at, deleted_at)
       select gen_random_uuid(), address, address, '떠난이', now() - ($1 - n) * interval '1 second', now() - interval '1 day'
       from generate_series(1, $1::integer) as n,
         lateral (select case when n = 1 then $2 else md5(n::text) end || '@left.example' as address) as made
       returning id
     ), of_them as (insert into profiles (user_id, created_at) select id, now() from gone)
     insert into follows (id, follower_id, followee_id, created_at, is_follower_hidden)
     select gen_random_uuid(), id, $3, now(), true from gone limit $1::integer / 5`,
    [departed, rareWord, followed],
  )
  await pool.query(
    `update profiles set follower_count = follower_count + $2, hidden_followers = hidden_followers + $2
     where user_id = $1`,
    [followed, departed / 5],
  )
  await pool.query(
    `insert into sessions (id, user_id, rotated_at, expires_at, created_at)
     select gen_random_uuid(), id, now() - interval '10 days', now() + interval '4 days', now() from users`,
  )
  await pool.query('insert into notification_inboxes select id, 1, 1 from users on conflict do nothing')
  await pool.query(
    `insert into notifications (id, receiver_id, seq, kind, level, title, content, event_key, created_at)
     select gen_random_uuid(), id, 1000000, 'follow.created', 'INFO', '팔로우', '', 'follow.created:' || gen_random_uuid(), now()
     from users`,
  )
  await pool.query('vacuum (analyze) users, profiles, follows, sessions, notifications, notification_inboxes')
  return followed
}

/** Measures lists and sweeps on the accounts that `seedDepartures` made. */
export async function peopleFigures(database: Database, followed: UserId): Promise<Figure[]> {
  const paging = createPaging(Buffer.from('a secret'))
  const now = new Date()
  const page = { limit: 20 }
  const accounts = (query: Partial<Parameters<typeof accountPage>[2]>) => (db: Db) =>
    accountPage(db, paging, { ...page, sortBy: 'createdAt', sortDirection: 'DESCENDING', ...query }, now)
  const { place } = await changesSince(database.db, null, now)
  const blocks = async (what: string, bar: number, work: (db: Db) => Promise<unknown>, named = '') =>
    atMost(`${what}: blocks`, await blocksOf(database, work, named), bar, 0)
  return [
    await blocks('follow counts of the most followed', 50, (db) => followSummary(db, followed, followed)),
    await blocks(
      'total of their followers',
      50,
      (db) => followPage(db, paging, followers, { viewer: followed, userId: followed, nameLike: undefined, page }),
      'hidden_followers',
    ),
    await blocks('accounts, first page and total', 120, accounts({})),
    await blocks('accounts with a rare word, newest first', 500, accounts({ emailLike: rareWord })),
    await blocks('accounts with a rare word, by address', 900, accounts({ emailLike: rareWord, sortBy: 'email' })),
    await blocks('homes of who was here lately', 60, (db) =>
      activeCells(db, { active: new Date(now.getTime() - 7 * 86_400_000), viewed: now }),
    ),
    await blocks('full inboxes', 10, (db) => fullInboxes(db, 100)),
    await blocks('news that name a person', 20, (db) => receiversOfNews(db, [followed], 250)),
    await blocks('sessions that ended since the last poll', 12, (db) => changesSince(db, place, now)),
  ]
}

async function blocksOf({ pool }: Database, work: (db: Db) => Promise<unknown>, named: string): Promise<number> {
  const { db, statements } = noting({ pool })
  await work(db)
  return buffersOfAll(
    pool,
    statements.filter(({ sql }) => sql.includes(named)),
  )
}

import type { FeedId, UserId } from '@otday/contract'
import { settleAccount } from '../../server/src/account/settle-account.ts'
import type { Database } from '../../server/src/platform/db/index.ts'
import { markDeleted } from '../../server/src/users/queries-departures.ts'
import { atMost, type Figure, forTheRecord } from './figures.ts'

/** Measures the database work that follows the deletion of an account whose user has given many likes. */

const likes = 5000

/**
 * Measures the work that follows the deletion of an account whose user likes 5,000 feeds of the dataset, while nobody
 * else uses the database.
 */
export async function settlingFigures({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<Figure[]> {
  const { rows } = await pool.query<{ id: UserId }>(
    'select id from users where deleted_at is null order by id desc limit 1',
  )
  const [{ id } = { id: '' as UserId }] = rows
  const liked = await pool.query<{ id: FeedId }>(
    `with new as (insert into feed_likes (feed_id, user_id, created_at) select id, $1, now() from feeds limit $2
       on conflict do nothing returning feed_id)
     update feed_reactions set like_count = like_count + 1 from new where feed_reactions.feed_id = new.feed_id
       returning new.feed_id as id`,
    [id, likes],
  )
  await markDeleted(db, id, new Date())
  let isSettled = false
  const begun = performance.now()
  const settling = settleAccount(db, id).finally(() => (isSettled = true))
  const waits: number[] = []
  for (let at = 0; !isSettled; at++) {
    const before = performance.now()
    await pool.query('select from feeds where id = $1 for no key update', [
      liked.rows[(at * 997) % liked.rows.length]?.id,
    ])
    waits.push(performance.now() - before)
  }
  await settling
  return [
    forTheRecord(`counting ${likes} likes out (ms)`, performance.now() - begun, 0),
    atMost('longest wait for one of those feeds meanwhile (ms)', Math.max(...waits), 100, 0),
  ]
}

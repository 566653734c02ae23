import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

/**
 * Counts the likes and comments of a person in (1) or out (-1), wherever they are: when their account comes back or goes.
 * Rows stay as they are; the account must be held, so that none comes or goes meanwhile.
 */
export async function countReactionsOf(tx: Db, userId: UserId, by: 1 | -1): Promise<void> {
  await sql`
    update feeds set like_count = feeds.like_count + ${by}::integer
    from feed_likes where feed_likes.feed_id = feeds.id and feed_likes.user_id = ${userId}`.execute(tx)
  await sql`
    update feeds set comment_count = feeds.comment_count + ${by}::integer * written.n
    from (select feed_id, count(*)::integer as n from comments where author_id = ${userId} group by feed_id) as written
    where written.feed_id = feeds.id`.execute(tx)
}

/** Removes every feed of a deleted account; the totals follow, since they count the feeds of hidden authors too. */
export async function forgetFeedsOf(tx: Db, userId: UserId): Promise<void> {
  await sql`
    with gone as (delete from feeds where author_id = ${userId} returning id)
    insert into feed_counts (shard, count) select 0, -count(*)::integer from gone having count(*) > 0
    on conflict (shard) do update set count = feed_counts.count + excluded.count`.execute(tx)
}

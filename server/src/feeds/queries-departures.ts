import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

/** Counts reactions in (1) or out (-1) when an account returns or goes. Callers lock the account. */
export async function countReactionsOf(tx: Db, userId: UserId, by: 1 | -1): Promise<void> {
  await sql`
    update feed_reactions set like_count = feed_reactions.like_count + ${by}::integer,
      ${sql.ref(by > 0 ? 'likesRoseIn' : 'likesFellIn')} = pg_current_xact_id()
    from feed_likes where feed_likes.feed_id = feed_reactions.feed_id and feed_likes.user_id = ${userId}`.execute(tx)
  await sql`
    update feed_reactions set comment_count = feed_reactions.comment_count + ${by}::integer * written.n
    from (select feed_id, count(*)::integer as n from comments where author_id = ${userId} group by feed_id) as written
    where written.feed_id = feed_reactions.feed_id`.execute(tx)
}

/** Counts follow: they include hidden authors, whose feeds no longer count as hidden without their profile (0057). */
export async function deleteFeedsOf(tx: Db, userId: UserId): Promise<void> {
  await sql`
    with gone as (delete from feeds where author_id = ${userId} returning id)
    insert into feed_counts (shard, count) select 0, -count(*)::integer from gone having count(*) > 0
    on conflict (shard) do update set count = feed_counts.count + excluded.count`.execute(tx)
}

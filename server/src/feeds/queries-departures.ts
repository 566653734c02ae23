import type { FeedId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

/** Locks feeds in the order of ids. Call it before changing rows that the feeds count, such as likes. */
export const lockFeeds = (tx: Db, ids: readonly FeedId[]) =>
  sql`select from feeds where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)

/** Adds `by` to the like count of each of these locked feeds. */
export const countLikes = (tx: Db, ids: readonly FeedId[], by: 1 | -1) =>
  sql`update feed_reactions set like_count = like_count + ${by}::integer,
      ${sql.ref(by > 0 ? 'likesRoseIn' : 'likesFellIn')} = pg_current_xact_id()
    where feed_id = any(${ids}::uuid[])`.execute(tx)

/** Adds `by` to the comment counts of these locked feeds, once for each time that a feed's id occurs. */
export const countComments = (tx: Db, ids: readonly FeedId[], by: 1 | -1) =>
  sql`update feed_reactions set comment_count = comment_count + ${by}::integer * written.n
    from (select id, count(*)::integer as n from unnest(${ids}::uuid[]) as feed (id) group by id) as written
    where written.id = feed_reactions.feed_id`.execute(tx)

/** Locks at most `most` feeds of a hidden account, those that `deleteFeedsOf` deletes next. */
export async function lockFeedsOf(tx: Db, userId: UserId, most: number): Promise<FeedId[]> {
  const feeds = tx.selectFrom('feeds').select('id').where('authorId', '=', userId).orderBy('id').limit(most)
  return (await feeds.forUpdate().execute()).map(({ id }) => id)
}

/**
 * Deletes at most `most` feeds of a hidden account with all that belongs to them, and lowers the totals of all and of
 * hidden feeds (migration 0057). Returns the names of their pictures.
 */
export async function deleteFeedsOf(tx: Db, userId: UserId, most: number): Promise<string[]> {
  const { rows } = await sql<{ pictureName: string }>`
    with chosen as materialized (
      select id from feeds where author_id = ${userId} order by id limit ${most}::integer for update
    ), gone as (
      delete from feeds using chosen where feeds.id = chosen.id returning feeds.picture_name
    ), counted as (
      insert into feed_counts (shard, count, hidden)
      select 0, -count(*)::integer, -count(*)::integer from gone having count(*) > 0
      on conflict (shard) do update
        set count = feed_counts.count + excluded.count, hidden = feed_counts.hidden + excluded.hidden
    )
    select picture_name from gone`.execute(tx)
  return rows.map(({ pictureName }) => pictureName)
}

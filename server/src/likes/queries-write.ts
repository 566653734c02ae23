import type { FeedId, UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import type { Permission, Writer } from '#platform/writer.ts'
import { feedOfPermission, movedLikeCount } from '../feeds/index.ts'

/** Result of a statement that likes or takes back: without a permission there is no row, without a feed no author. */
export interface Written extends Permission {
  authorId: UserId | null
  /** Whether the author is still to be notified. */
  isUntold: boolean
}

/**
 * SQL that checks the user's permission, locks the feed, inserts the like, counts it, and notes that its author is to be
 * notified: each step goes on from rows of the one before, since PostgreSQL runs independent ones in any order.
 */
export const likeStatement = (db: Db, feedId: FeedId, by: Writer, now: Date): RawBuilder<Written> =>
  sql`${keepPlan} with permission as materialized ${by.permission(db)},
    feed as materialized (${feedOfPermission(by.id, feedId)}),
    liked as (
      insert into feed_likes (feed_id, user_id, created_at)
      select ${feedId}::uuid, ${by.id}::uuid, ${now}::timestamptz from feed
      on conflict do nothing returning feed_id
    ), counted as (${movedLikeCount(1, sql`select feed_id from liked`)}),
    untold as (
      insert into untold_likes (feed_id, user_id, author_id, liked_at)
      select liked.feed_id, ${by.id}::uuid, feed.author_id, ${now}::timestamptz from liked cross join feed
      where feed.author_id <> ${by.id}::uuid
      on conflict do nothing returning feed_id
    )
    select permission.may_only_change_password, feed.author_id, exists (select from untold) as is_untold
    from permission left join feed on true`

/** Takes a like back likewise; one that was hidden was not counted. */
export const unlikeStatement = (db: Db, feedId: FeedId, by: Writer): RawBuilder<Written> =>
  sql`${keepPlan} with permission as materialized ${by.permission(db)},
    feed as materialized (${feedOfPermission(by.id, feedId)}),
    taken as (
      delete from feed_likes using feed
      where feed_likes.feed_id = ${feedId}::uuid and feed_likes.user_id = ${by.id}::uuid
      returning feed_likes.feed_id, feed_likes.is_hidden
    ), counted as (${movedLikeCount(-1, sql`select feed_id from taken where is_hidden is not true`)}),
    untold as (
      delete from untold_likes using taken
      where untold_likes.feed_id = taken.feed_id and untold_likes.user_id = ${by.id}::uuid
    )
    select permission.may_only_change_password, feed.author_id, false as is_untold
    from permission left join feed on true`

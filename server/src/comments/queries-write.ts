import type { UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import type { Permission, Writer } from '#platform/writer.ts'
import { feedOfPermission, movedCommentCount } from '../feeds/index.ts'
import { queuedNews } from '../untold-news/index.ts'
import type { CommentRow } from './queries.ts'

/** Result of a statement that comments: without a permission there is no row, without a feed no author of it. */
interface Written extends Permission {
  authorId: UserId | null
  /** False for a repeated request. */
  isAdded: boolean
}

/**
 * Checks the user's permission, locks the feed, claims the request's key (`claimed` returns the SQL for that, from the
 * feed), inserts the comment, counts it and queues its news: each step goes on from rows of the one before.
 */
export async function writeComment(
  db: Db,
  by: Writer,
  { id, feedId, authorId, content, createdAt }: CommentRow,
  claimed: (feed: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<Written | undefined> {
  const { rows } = await sql<Written>`${keepPlan} with permission as materialized ${by.permission(db)},
    feed as materialized (${feedOfPermission(authorId, feedId)}),
    claimed as (${claimed(sql`select author_id from feed`)}),
    added as (
      insert into comments (id, feed_id, author_id, content, created_at)
      select ${id}::uuid, ${feedId}::uuid, ${authorId}::uuid, ${content}, ${createdAt}::timestamptz from claimed
      returning feed_id
    ), counted as (${movedCommentCount(sql`select feed_id from added`)}),
    queued as (${queuedNews(
      'comment.created',
      sql`select feed.author_id, ${authorId}::uuid, ${id}::uuid, ${createdAt}::timestamptz from added cross join feed
        where feed.author_id <> ${authorId}::uuid`,
    )})
    select permission.may_only_change_password, feed.author_id, exists (select from added) as is_added
    from permission left join feed on true`.execute(db)
  return rows[0]
}

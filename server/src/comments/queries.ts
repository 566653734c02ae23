import type { CommentId, FeedId, PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { affectedRows, type Db, type Paging, type Row } from '#platform/db/index.ts'

export type CommentRow = Omit<Row<'comments'>, 'isHidden'>

/** Returns a page of a feed's comments, the newest first, without those of deleted accounts. */
export const commentPage = (
  db: Db,
  paging: Paging,
  { feedId, page, count }: { feedId: FeedId; page: PageQuery; count: number },
) =>
  paging.pageOf(commentsOn(db, feedId), {
    page,
    order: {
      by: 'createdAt',
      direction: 'DESCENDING',
      column: 'comments.createdAt',
      id: 'comments.id',
      valueOf: (row) => row.createdAt,
    },
    filters: { feedId },
    total: async () => count,
  })

/**
 * Selects a feed's comments without those of deleted accounts, written so that PostgreSQL uses the small index of
 * deleted accounts.
 */
const commentsOn = (db: Db, feedId: FeedId) =>
  db
    .selectFrom('comments')
    .selectAll()
    .where('feedId', '=', feedId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'comments.authorId')
            .where('users.deletedAt', 'is not', null),
        ),
      ),
    )

export const commentsBy = (db: Db, authorId: UserId) =>
  db.selectFrom('comments').select(['id', 'feedId']).where('authorId', '=', authorId).orderBy('feedId').execute()

/** Hides comments or shows them again. Returns the feed of each comment that this changes; feeds may repeat. */
export async function setCommentsHidden(tx: Db, ids: readonly CommentId[], isHidden: boolean): Promise<FeedId[]> {
  const rows = await tx
    .updateTable('comments')
    .set({ isHidden: isHidden || null })
    .where('id', '=', sql<CommentId>`any(${ids}::uuid[])`)
    .where('isHidden', isHidden ? 'is' : 'is not', null)
    .returning('feedId')
    .execute()
  return rows.map(({ feedId }) => feedId)
}

/**
 * Deletes up to `most` comments on these feeds and returns how many were deleted. It leaves the counts as they are,
 * since the feeds are deleted next.
 */
export const forgetCommentsOn = (tx: Db, feedIds: readonly FeedId[], most: number): Promise<number> =>
  affectedRows(
    tx,
    sql`
    delete from comments where id in (
      select id from comments where feed_id = any(${feedIds}::uuid[]) limit ${most})`,
  )

/** Deletes the comments of a deleted account, which no feed counts any more. */
export const forgetCommentsOf = (tx: Db, userId: UserId) =>
  tx.deleteFrom('comments').where('authorId', '=', userId).execute()

import type { FeedId, PageQuery, UserId } from '@otday/contract'
import type { Db, New, Paging, Row } from '#platform/db/index.ts'

export type CommentRow = Row<'comments'>

export const insertComment = (tx: Db, comment: New<'comments'>): Promise<CommentRow> =>
  tx.insertInto('comments').values(comment).returningAll().executeTakeFirstOrThrow()

/** The newest first; those of deleted accounts are not there. */
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

/** Few accounts are deleted, so the index of those few answers. */
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

/** Removes the comments of a deleted account, which no feed counts any more. */
export const forgetCommentsOf = (tx: Db, userId: UserId) =>
  tx.deleteFrom('comments').where('authorId', '=', userId).execute()

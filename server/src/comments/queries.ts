import type { FeedId, PageQuery } from '@otday/contract'
import type { Db, New, Paging, Row } from '#platform/db/index.ts'

export type CommentRow = Row<'comments'>

export const insertComment = (tx: Db, comment: New<'comments'>): Promise<CommentRow> =>
  tx.insertInto('comments').values(comment).returningAll().executeTakeFirstOrThrow()

/** The newest first. */
export const commentPage = (
  db: Db,
  paging: Paging,
  { feedId, page, count }: { feedId: FeedId; page: PageQuery; count: number },
) =>
  paging.pageOf(db.selectFrom('comments').selectAll().where('feedId', '=', feedId), {
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

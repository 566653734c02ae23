import type { CommentId, FeedId, ImageId, Page, PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { affectedRows, type Db, type Paging, type Row } from '#platform/db/index.ts'

export type CommentRow = Omit<Row<'comments'>, 'isHidden'>

export type ListedComment = CommentRow & {
  authorName: string
  authorImageId: ImageId | null
  /** The feed's number of comments; null when the feed, or its author, is gone. */
  total: number | null
}

/**
 * Creates pages of a feed's comments, the newest first, without those of deleted accounts.
 */
export function createCommentPages(db: Db, paging: Paging) {
  const pageOf = paging.keptPages(db, ({ feedId }: { feedId: FeedId }) =>
    db
      .selectFrom('comments')
      .innerJoin('users as authors', 'authors.id', 'comments.authorId')
      .leftJoin('profiles', 'profiles.userId', 'comments.authorId')
      .select(['comments.id', 'comments.feedId', 'comments.authorId', 'comments.content', 'comments.createdAt'])
      .select(['authors.name as authorName', 'profiles.imageId as authorImageId'])
      .select(totalOf(feedId).as('total'))
      .where('comments.feedId', '=', feedId)
      .where('authors.deletedAt', 'is', null)
      .$castTo<ListedComment>(),
  )
  return (feedId: FeedId, page: PageQuery): Promise<Page<ListedComment>> =>
    pageOf(
      { feedId },
      {
        page,
        order: {
          by: 'createdAt',
          direction: 'DESCENDING',
          column: 'comments.createdAt',
          id: 'comments.id',
          valueOf: (row) => row.createdAt,
        },
        filters: { feedId },
        total: async ([first]) => first?.total ?? 0,
      },
    )
}

/** Looks the author up by a subquery: a join could read all accounts in the order of their ids. */
const totalOf = (feedId: FeedId) => sql<number | null>`(
  select case when (select users.deleted_at is null from users where users.id = reactions.author_id)
    then reactions.comment_count end
  from feed_reactions as reactions where reactions.feed_id = ${feedId})`

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

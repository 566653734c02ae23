import type { CommentId, FeedId, ImageId, Page, PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import {
  blockedPeople,
  hasNoMutedWordOf,
  isMutedBy,
  isOpenTo,
  isSeenBy,
  isSeenInList,
  sightRevision,
} from '../sight/index.ts'
import type { ShortCache } from '#platform/cache/short-cache.ts'
import { affectedRows, type Db, type Paging, type Row } from '#platform/db/index.ts'

export type CommentRow = Omit<Row<'comments'>, 'isHidden'>

/** The comments of a feed as a viewer sees them. */
export interface Thread {
  viewer: UserId
  feedId: FeedId
}

export type ListedComment = CommentRow & {
  authorName: string
  authorImageId: ImageId | null
  isPersonMuted: boolean
  hasNoMutedWord: boolean
  /** The feed's number of comments; null when the feed is gone for the viewer. */
  total: number | null
  /** Number that changes with whom the viewer sees; null for a viewer who sees everybody. */
  sight: number | null
}

/**
 * Creates pages of a feed's comments, the newest first, without those of deleted accounts and of people whom the viewer
 * does not see.
 */
export function createCommentPages(db: Db, paging: Paging, unseenCounts: ShortCache<number>) {
  const pageOf = paging.keptPages(db, ({ viewer, feedId }: Thread) =>
    db
      .selectFrom('comments')
      .innerJoin('users as authors', 'authors.id', 'comments.authorId')
      .leftJoin('profiles', 'profiles.userId', 'comments.authorId')
      .select(['comments.id', 'comments.feedId', 'comments.authorId', 'comments.content', 'comments.createdAt'])
      .select(['authors.name as authorName', 'profiles.imageId as authorImageId'])
      .select([totalOf({ viewer, feedId }).as('total'), sightRevision(viewer).as('sight')])
      .select(isMutedBy(viewer, sql.ref('comments.authorId')).as('isPersonMuted'))
      .select(hasNoMutedWordOf(viewer, sql.ref('comments.content')).as('hasNoMutedWord'))
      .where('comments.feedId', '=', feedId)
      .where('authors.deletedAt', 'is', null)
      .where(isSeenInList(viewer, sql.ref('comments.authorId')))
      .$castTo<ListedComment>(),
  )
  return (thread: Thread, page: PageQuery): Promise<Page<ListedComment>> =>
    pageOf(
      { ...thread },
      {
        page,
        order: {
          by: 'createdAt',
          direction: 'DESCENDING',
          column: 'comments.createdAt',
          id: 'comments.id',
          valueOf: (row) => row.createdAt,
        },
        filters: { feedId: thread.feedId },
        total: async ([first]) => {
          if (!first?.total || first.sight === null) return first?.total ?? 0
          const key = JSON.stringify([thread, first.sight])
          return Math.max(first.total - (await unseenCounts(key, () => countUnseen(db, thread))), 0)
        },
      },
    )
}

/** Looks the author up by a subquery: a join could read all accounts in the order of their ids. */
const totalOf = ({ viewer, feedId }: Thread) => sql<number | null>`(
  select case when (select users.deleted_at is null from users where users.id = reactions.author_id)
      and ${isSeenBy(viewer, sql`reactions.author_id`)}
      and ${isOpenTo(viewer, sql`reactions.is_restricted`, sql`reactions.author_id`)}
    then reactions.comment_count end
  from feed_reactions as reactions where reactions.feed_id = ${feedId})`

/**
 * Counts the comments of people whom the viewer does not see: among those of the feed or among those people's, whichever
 * are fewer.
 */
async function countUnseen(db: Db, { viewer, feedId }: Thread): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select case
      when (select comment_count from feed_reactions where feed_id = ${feedId})
        < (select unseen from sights where user_id = ${viewer})
      then (select count(*) from comments where comments.feed_id = ${feedId} and comments.is_hidden is null
        and not (${isSeenBy(viewer, sql`comments.author_id`)}))
      else (select count(*) from ${blockedPeople(viewer)} as person
        inner join comments on comments.author_id = person.id and comments.feed_id = ${feedId}
        where comments.is_hidden is null)
      end::integer as count`.execute(db)
  return rows[0]?.count ?? 0
}

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

import type { ClothesId, ClothesType, FeedId, ImageId, UserId } from '@otday/contract'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import { type Db, keepPlan, type New, type Row, type Tables } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { isOpenTo, isSeenBy, maySeeFeed, maySeePiece } from '../sight/index.ts'
import type { Walked } from './queries-filters.ts'

/** A feed as a viewer sees it, without its snapshots. */
export interface SeenFeed
  extends Pick<Row<'feeds'>, (typeof shown)[number]>,
    Pick<Row<'feedReactions'>, 'likeCount' | 'commentCount' | 'isRestricted'> {
  authorName: string
  authorImageId: ImageId | null
  likedByMe: boolean
}

/** A feed as a viewer sees it. */
export type FeedRow = SeenFeed & Pick<Row<'feeds'>, 'weather' | 'ootds'>

const shown = ['id', 'authorId', 'content', 'createdAt', 'updatedAt', 'pictureName'] as const

/**
 * Selects feeds but for their snapshots, without those of deleted authors. If `walked` is filtered by author, PostgreSQL
 * looks the author up once. Whether the viewer likes a feed is looked up if the feed has counted likes, which most have
 * not, or if the viewer has just returned and their likes are not counted yet.
 */
export const feedsSeen = (db: Db, viewer: UserId, likedByMe: RawBuilder<boolean>, walked: Walked = 'feeds') =>
  db
    .selectFrom('feeds')
    .innerJoin('feedReactions', 'feedReactions.feedId', 'feeds.id')
    .innerJoin('users', 'users.id', `${walked}.authorId`)
    .leftJoin('profiles', 'profiles.userId', `${walked}.authorId`)
    .where('users.deletedAt', 'is', null)
    .select(shown.map((column) => `feeds.${column}` as const))
    .select(['feedReactions.likeCount', 'feedReactions.commentCount', 'feedReactions.isRestricted'])
    .select(['users.name as authorName', 'profiles.imageId as authorImageId'])
    .select(
      sql<boolean>`case
        when feed_reactions.like_count > 0
          or (select is_settling from users as viewers where viewers.id = ${viewer}) then ${likedByMe}
        else false end`.as('likedByMe'),
    )

/** Looks up one like by its key: written as EXISTS, it could make PostgreSQL read all likes of the viewer. */
export const isLikedBy = (viewer: UserId): RawBuilder<boolean> => sql`coalesce(
  (select true from feed_likes where feed_likes.feed_id = feeds.id and feed_likes.user_id = ${viewer}), false)`

/**
 * Returns a feed without the underwear of another author, which only its owner sees.
 * @throws FeedNotFound, also for deleted authors and for feeds that the viewer does not see.
 */
export async function requireFeed(db: Db, viewer: UserId, feedId: FeedId): Promise<FeedRow> {
  const row = await feedsSeen(db, viewer, isLikedBy(viewer))
    .where('feeds.id', '=', feedId)
    .where(isSeenBy(viewer, sql.ref('feeds.authorId')))
    .where(isOpenTo(viewer, sql.ref('feedReactions.isRestricted'), sql.ref('feeds.authorId')))
    .select(['feeds.weather', 'feeds.ootds'])
    .executeTakeFirst()
  if (!row) throw new AppError('FeedNotFound', { feedId })
  return row.authorId === viewer ? row : { ...row, ootds: withoutUnderwear(row.ootds) }
}

export const withoutUnderwear = <Item extends { type: ClothesType }>(items: readonly Item[]): Item[] =>
  items.filter(({ type }) => type !== 'UNDERWEAR')

/** A feed, for `maySeeFeed`. */
const ofFeeds = { id: sql.ref('feeds.id'), authorId: sql.ref('feeds.authorId') }

/** @throws FeedNotFound, also for deleted authors and for feeds that the viewer does not see. */
export async function requireLivingFeed(db: Db, viewer: UserId, feedId: FeedId): Promise<void> {
  const row = await living(db, feedId).where(maySeeFeed(viewer, ofFeeds)).select('feeds.id').executeTakeFirst()
  if (!row) throw new AppError('FeedNotFound', { feedId })
}

const living = (db: Db, feedId: FeedId) =>
  db
    .selectFrom('feeds')
    .innerJoin('users', 'users.id', 'feeds.authorId')
    .where('users.deletedAt', 'is', null)
    .where('feeds.id', '=', feedId)

/**
 * Locks a feed. Call it after locking the session and before changing the feed or its counters, to avoid deadlocks. The
 * deletion of an account ends its sessions before it corrects these counters, so it counts everything that the sessions
 * have written.
 * @throws FeedNotFound, also for deleted authors and for feeds that the viewer does not see; `viewer` is null for
 * administrators, whom nobody can keep from deleting by blocking them or by a smaller audience.
 */
export async function lockFeed(tx: Db, viewer: UserId | null, feedId: FeedId): Promise<{ authorId: UserId }> {
  const row = await living(tx, feedId)
    .modifyFront(keepPlan)
    .$if(viewer !== null, (feed) => feed.where(maySeeFeed(viewer as UserId, ofFeeds)))
    .select('feeds.authorId')
    .forNoKeyUpdate('feeds')
    .executeTakeFirst()
  if (!row) throw new AppError('FeedNotFound', { feedId })
  return row
}

/** Finds one of these pieces that the viewer may see. */
export const anyClothes = (db: Db, viewer: UserId, ids: readonly ClothesId[]) =>
  db
    .selectFrom('clothes')
    .select('id')
    .where('id', 'in', ids)
    .where(maySeePiece(viewer, { type: sql.ref('clothes.type'), ownerId: sql.ref('clothes.ownerId') }))
    .limit(1)
    .executeTakeFirst()

export const insertFeed = (tx: Db, feed: New<'feeds'>) => tx.insertInto('feeds').values(feed).execute()

export const updateFeedRow = (tx: Db, feedId: FeedId, change: Updateable<Tables['feeds']>) =>
  tx.updateTable('feeds').set(change).where('id', '=', feedId).execute()

/** Deletes a feed; the database deletes its reactions and references to pictures by cascade. */
export const deleteFeedRow = (tx: Db, feedId: FeedId) => tx.deleteFrom('feeds').where('id', '=', feedId).execute()

/** Stores references to the pictures of a snapshot, so that these pictures stay when the clothes are deleted. */
export async function insertFeedImages(tx: Db, feedId: FeedId, imageIds: ImageId[]): Promise<void> {
  if (imageIds.length === 0) return
  await tx
    .insertInto('feedImages')
    .values([...new Set(imageIds)].map((imageId) => ({ feedId, imageId })))
    .execute()
}

const shards = 16

/** Changes the total number of feeds, sharded by feed id: creation and deletion of a feed change the same row. */
export const moveFeedTotal = (tx: Db, feedId: FeedId, by: 1 | -1) =>
  tx
    .insertInto('feedCounts')
    .values({ shard: Number.parseInt(feedId.slice(-2), 16) % shards, count: by })
    .onConflict((row) => row.column('shard').doUpdateSet({ count: sql`feed_counts.count + ${by}` }))
    .execute()

/**
 * SQL that locks a feed as `lockFeed` does, in a statement whose `permission` has a row if its user may write. No row
 * for feeds that do not exist, for those of deleted authors and for those that the viewer does not see.
 */
export const feedOfPermission = (viewer: UserId, feedId: FeedId): RawBuilder<unknown> => sql`
  select feeds.author_id from permission cross join feeds inner join users on users.id = feeds.author_id
  where not permission.may_only_change_password and feeds.id = ${feedId}::uuid and users.deleted_at is null
    and ${maySeeFeed(viewer, { id: sql`feeds.id`, authorId: sql`feeds.author_id` })}
  for no key update of feeds`

/**
 * SQL that adds `by` to the like count of a locked feed, which `liked` selects if there is something to count. The
 * statement may have waited for the feed: PostgreSQL then checks the constraints of a row counted from the old version,
 * which may be 0, before it counts again from the version of now.
 */
export const movedLikeCount = (by: 1 | -1, liked: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update feed_reactions set like_count = greatest(like_count + ${sql.lit(by)}, 0),
    ${sql.ref(by > 0 ? 'likesRoseIn' : 'likesFellIn')} = pg_current_xact_id()
  where feed_id in (${liked})`

/** SQL that counts one comment more on a locked feed, which `added` selects if there is one. */
export const movedCommentCount = (added: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update feed_reactions set comment_count = comment_count + 1 where feed_id in (${added})`

import type { ClothesId, Feeling, FeedId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { maySeeFeed } from '../sight/index.ts'

/**
 * Returns for each date the latest post about the weather of that date, with the last feeling about it; posts older
 * than `since` are not read.
 */
export const postedOn = (db: Db, userId: UserId, dates: readonly string[], since: Date) =>
  db
    .selectFrom('feeds')
    .innerJoin('weathers', 'weathers.id', 'feeds.weatherId')
    .where('feeds.authorId', '=', userId)
    .where('feeds.createdAt', '>=', since)
    .where('weathers.forecastDate', 'in', dates)
    .distinctOn('weathers.forecastDate')
    .select(['weathers.forecastDate as date', 'feeds.id as feedId', 'feeds.ootds'])
    .select(
      sql<Feeling | null>`(select feeling from wear_entries
        where wear_entries.user_id = feeds.author_id and wear_entries.date = weathers.forecast_date
          and wear_entries.feed_id = feeds.id and feeling is not null and deleted_at is null
        order by felt_at desc limit 1)`.as('feeling'),
    )
    .orderBy('weathers.forecastDate')
    .orderBy('feeds.createdAt', 'desc')
    .orderBy('feeds.id', 'desc')
    .execute()

const postOf = (db: Db, feedId: FeedId) =>
  db
    .selectFrom('feeds')
    .innerJoin('weathers', 'weathers.id', 'feeds.weatherId')
    .innerJoin('users', 'users.id', 'feeds.authorId')
    .where('feeds.id', '=', feedId)
    .where('users.deletedAt', 'is', null)
    .select(['feeds.authorId', 'feeds.weatherId', 'feeds.ootds', 'weathers.forecastDate as date'])

/** Returns the pieces that a feed shows, which never change. */
export const piecesPosted = async (db: Db, feedId: FeedId): Promise<ClothesId[]> =>
  ((await postOf(db, feedId).executeTakeFirst())?.ootds ?? []).map(({ clothesId }) => clothesId)

/**
 * Locks the feed against deletion until `tx` ends.
 * @throws FeedNotFound, also for deleted authors and for feeds that the viewer does not see.
 */
export const lockPosted = (tx: Db, viewer: UserId, feedId: FeedId) =>
  postOf(tx, feedId)
    .where(maySeeFeed(viewer, { id: sql.ref('feeds.id'), authorId: sql.ref('feeds.authorId') }))
    .forKeyShare('feeds')
    .executeTakeFirstOrThrow(() => new AppError('FeedNotFound', { feedId }))

/** Clears the feelings of all of a user's records, which stay. */
export const clearFeelings = (tx: Db, userId: UserId) =>
  tx
    .updateTable('wearEntries')
    .set((row) => ({ feeling: null, feltAt: null, revision: row('revision', '+', 1) }))
    .where('userId', '=', userId)
    .where('feeling', 'is not', null)
    .execute()

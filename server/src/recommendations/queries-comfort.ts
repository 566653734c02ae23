import type { FeedId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, New } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'

/** For days after `since`; `daysAgo` counts from `today`. */
export const feelingsSince = (db: Db, userId: UserId, { today, since }: { today: string; since: string }) =>
  db
    .selectFrom('wears')
    .where('userId', '=', userId)
    .where('date', '>', since)
    .select([sql<number>`${today}::date - date`.as('daysAgo'), 'feeling'])

/** The latest post per date, with its feeling; older posts than `since` are not read. */
export const wornOn = (db: Db, userId: UserId, dates: readonly string[], since: Date) =>
  db
    .selectFrom('feeds')
    .innerJoin('weathers', 'weathers.id', 'feeds.weatherId')
    .leftJoin('wears', (join) =>
      join.onRef('wears.userId', '=', 'feeds.authorId').onRef('wears.date', '=', 'weathers.forecastDate'),
    )
    .where('feeds.authorId', '=', userId)
    .where('feeds.createdAt', '>=', since)
    .where('weathers.forecastDate', 'in', dates)
    .distinctOn('weathers.forecastDate')
    .select(['weathers.forecastDate as date', 'feeds.id as feedId', 'feeds.ootds', 'wears.feeling'])
    .orderBy('weathers.forecastDate')
    .orderBy('feeds.createdAt', 'desc')
    .orderBy('feeds.id', 'desc')
    .execute()

/**
 * Keeps the feed from deletion until `tx` ends.
 * @throws FeedNotFound, also for deleted authors.
 */
export async function lockPosted(tx: Db, feedId: FeedId): Promise<{ authorId: UserId; date: string }> {
  const posted = await tx
    .selectFrom('feeds')
    .innerJoin('weathers', 'weathers.id', 'feeds.weatherId')
    .innerJoin('users', 'users.id', 'feeds.authorId')
    .where('feeds.id', '=', feedId)
    .where('users.deletedAt', 'is', null)
    .select(['feeds.authorId', 'weathers.forecastDate as date'])
    .forKeyShare('feeds')
    .executeTakeFirst()
  if (!posted) throw new AppError('FeedNotFound', { feedId })
  return posted
}

/** Replaces the day's feeling. */
export const saveFeeling = (tx: Db, wear: New<'wears'>) =>
  tx
    .insertInto('wears')
    .values(wear)
    .onConflict((signals) =>
      signals.columns(['userId', 'date']).doUpdateSet((row) => ({
        feedId: row.ref('excluded.feedId'),
        feeling: row.ref('excluded.feeling'),
        feltAt: row.ref('excluded.feltAt'),
      })),
    )
    .execute()

export const forgetFeelings = (tx: Db, userId: UserId) => tx.deleteFrom('wears').where('userId', '=', userId).execute()

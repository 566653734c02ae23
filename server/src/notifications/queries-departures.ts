import type { FeedId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { affectedRows, type Db } from '#platform/db/index.ts'
import { lockFilled, takeOut } from './queries-sweep.ts'

/**
 * Returns the ids by which notifications name an account (migration 0059): its own, and those of its comments and
 * posts.
 */
export async function namesOf(db: Db, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from comments where author_id = ${userId}
    union all select id from feeds where author_id = ${userId}`.execute(db)
  return [userId, ...rows.map(({ id }) => id)]
}

const areNamed = (names: readonly string[]) =>
  sql<boolean>`named_in(kind, event_key, group_key) = any(${names}::uuid[])`

/** Returns up to `most` users, ordered by id, who have notifications, read or not, that refer to one of these ids. */
export async function receiversOfNews(db: Db, names: readonly string[], most: number): Promise<UserId[]> {
  const { rows } = await sql<{ receiverId: UserId }>`
    select receiver_id from (
      (select receiver_id from notifications where ${areNamed(names)} limit ${most}::integer)
      union (select receiver_id from read_notifications where ${areNamed(names)} limit ${most}::integer)
    ) as found order by receiver_id limit ${most}::integer`.execute(db)
  return rows.map(({ receiverId }) => receiverId)
}

/** Removes notifications that refer to these ids; locks inboxes in the order of ids and adjusts their counts. */
export async function takeBackNewsFrom(tx: Db, receivers: readonly UserId[], names: readonly string[]): Promise<void> {
  await lockFilled(tx, receivers)
  await takeOut(tx, sql`receiver_id = any(${receivers}::uuid[]) and ${areNamed(names)}`)
  await sql`
    delete from read_notifications where receiver_id = any(${receivers}::uuid[]) and ${areNamed(names)}`.execute(tx)
}

/**
 * Removes notifications of `receiverId`, whose inbox is locked, that name another person, or a comment or feed of that
 * person.
 */
export async function takeBackNewsAbout(tx: Db, receiverId: UserId, personId: UserId): Promise<void> {
  const name = sql`named_in(kind, event_key, group_key)`
  const isAbout = sql`receiver_id = ${receiverId} and (${name} = ${personId}::uuid
    or exists (select from comments where comments.id = ${name} and comments.author_id = ${personId})
    or exists (select from feeds where feeds.id = ${name} and feeds.author_id = ${personId}))`
  await takeOut(tx, isAbout)
  await sql`delete from read_notifications where ${isAbout}`.execute(tx)
}

/** Deletes up to `most` records of likes of these feeds and returns how many were deleted. */
export const forgetLikeDeliveries = (tx: Db, feedIds: readonly FeedId[], most: number): Promise<number> =>
  affectedRows(
    tx,
    sql`
    delete from told_likes using (
      select feed_id, user_id from told_likes where feed_id = any(${feedIds}::uuid[]) limit ${most}
    ) as chosen
    where told_likes.feed_id = chosen.feed_id and told_likes.user_id = chosen.user_id`,
  )

/** Deletes an inbox with the records of its deliveries. */
export async function forgetInboxOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('feedNews').where('authorId', '=', userId).execute()
  await tx.deleteFrom('toldLikes').where('userId', '=', userId).execute()
  await tx.deleteFrom('toldAlerts').where('receiverId', '=', userId).execute()
  await tx.deleteFrom('notificationInboxes').where('receiverId', '=', userId).execute()
  await tx.deleteFrom('notifications').where('receiverId', '=', userId).execute()
  await tx.deleteFrom('readNotifications').where('receiverId', '=', userId).execute()
}

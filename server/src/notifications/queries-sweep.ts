import type { NotificationId, UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import { affectedRows, type Db } from '#platform/db/index.ts'
import { firstIdAt } from '#platform/ids.ts'

/** Returns the owners of inboxes that a trigger has noted for having more than 1,000 notifications (migration 0061). */
export async function fullInboxes(db: Db, limit: number): Promise<UserId[]> {
  const rows = await db.selectFrom('fullInboxes').select('receiverId').orderBy('receiverId').limit(limit).execute()
  return rows.map(({ receiverId }) => receiverId)
}

/** Deletes all but the newest `kept` notifications of each inbox and adjusts the counts. */
export async function trimInboxes(tx: Db, receivers: UserId[], kept: number): Promise<void> {
  if (receivers.length === 0) return
  await lockFilled(tx, receivers)
  await takeOut(
    tx,
    sql`receiver_id = any(${receivers}::uuid[]) and seq <= (select newer.seq from notifications as newer
      where newer.receiver_id = notifications.receiver_id order by newer.seq desc offset ${kept} limit 1)`,
  )
  await tx.deleteFrom('fullInboxes').where('receiverId', 'in', receivers).execute()
}

interface Unread {
  id: NotificationId
  receiverId: UserId
}

/**
 * Returns notifications delivered before `before`, the oldest first, beginning after the id `after`. Ids contain the
 * time when they were made, so no index of another column is needed.
 */
export const unreadBefore = (
  db: Db,
  { after, before }: { after: NotificationId; before: Date },
  limit: number,
): Promise<Unread[]> =>
  db
    .selectFrom('notifications')
    .select(['id', 'receiverId'])
    .where('id', '>', after)
    .where('id', '<', firstIdAt<NotificationId>(before))
    .where('createdAt', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Deletes expired notifications and adjusts the counts. A group that has grown meanwhile has another id and stays. */
export async function deleteExpired(tx: Db, expired: readonly Unread[]): Promise<void> {
  await lockFilled(
    tx,
    expired.map(({ receiverId }) => receiverId),
  )
  await takeOut(tx, sql`id = any(${expired.map(({ id }) => id)}::uuid[])`)
}

/** Locks existing inboxes in the order of their owners' ids. */
export const lockFilled = (tx: Db, receivers: readonly UserId[]) =>
  sql`select from notification_inboxes where receiver_id = any(${receivers}::uuid[])
    order by receiver_id for update`.execute(tx)

/** Deletes notifications of locked inboxes and lowers the counts of these inboxes. */
export const takeOut = (tx: Db, which: RawBuilder<unknown>) =>
  sql`
    with gone as (delete from notifications where ${which} returning receiver_id)
    update notification_inboxes set count = count - lost.n
    from (select receiver_id, count(*)::integer as n from gone group by receiver_id) as lost
    where notification_inboxes.receiver_id = lost.receiver_id`.execute(tx)

export const deleteAlertsBefore = (db: Db, date: string) =>
  db.deleteFrom('toldAlerts').where('forecastDate', '<', date).execute()

/** Deletes up to `limit` read notifications and returns how many were deleted. */
export const deleteReadBefore = (db: Db, before: Date, limit: number): Promise<number> =>
  affectedRows(
    db,
    sql`delete from read_notifications where id in (
      select id from read_notifications where read_at < ${before} order by read_at limit ${limit})`,
  )

/** Deletes up to `limit` records of likes whose author was notified, and returns how many were deleted. */
export const deleteLikeDeliveriesBefore = (db: Db, before: Date, limit: number): Promise<number> =>
  affectedRows(
    db,
    sql`delete from told_likes where (feed_id, user_id) in (
      select feed_id, user_id from told_likes where told_at < ${before} order by told_at limit ${limit})`,
  )

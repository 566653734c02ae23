import type { NotificationId, UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { firstIdAt } from '#platform/ids.ts'

/** Noted by a trigger once they have more than 1,000 (0061). */
export async function fullInboxes(db: Db, limit: number): Promise<UserId[]> {
  const rows = await db.selectFrom('fullInboxes').select('receiverId').orderBy('receiverId').limit(limit).execute()
  return rows.map(({ receiverId }) => receiverId)
}

/** Keeps the newest `kept`; counts follow. */
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
 * Delivered before, the oldest first, beginning `after` one. Ids tell when they were made: no index of another column is
 * needed.
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

/** Deletes expired notifications. A group that has grown meanwhile, under another id, stays; counts follow. */
export async function deleteExpired(tx: Db, expired: readonly Unread[]): Promise<void> {
  await lockFilled(
    tx,
    expired.map(({ receiverId }) => receiverId),
  )
  await takeOut(tx, sql`id = any(${expired.map(({ id }) => id)}::uuid[])`)
}

/** Two people in the order of their ids. */
export const lockFilled = (tx: Db, receivers: readonly UserId[]) =>
  sql`select from notification_inboxes where receiver_id = any(${receivers}::uuid[])
    order by receiver_id for update`.execute(tx)

/** Deletes notifications of locked inboxes, whose counts follow. */
export const takeOut = (tx: Db, which: RawBuilder<unknown>) =>
  sql`
    with gone as (delete from notifications where ${which} returning receiver_id)
    update notification_inboxes set count = count - lost.n
    from (select receiver_id, count(*)::integer as n from gone group by receiver_id) as lost
    where notification_inboxes.receiver_id = lost.receiver_id`.execute(tx)

export const deleteAlertsBefore = (db: Db, date: string) =>
  db.deleteFrom('toldAlerts').where('forecastDate', '<', date).execute()

/** Up to `limit`; how many there were. */
export const deleteReadBefore = (db: Db, before: Date, limit: number): Promise<number> =>
  counted(
    db,
    sql`delete from read_notifications where id in (
      select id from read_notifications where read_at < ${before} order by read_at limit ${limit})`,
  )

/** The same of likes that somebody was told of. */
export const deleteLikeDeliveriesBefore = (db: Db, before: Date, limit: number): Promise<number> =>
  counted(
    db,
    sql`delete from told_likes where (feed_id, user_id) in (
      select feed_id, user_id from told_likes where told_at < ${before} order by told_at limit ${limit})`,
  )

const counted = async (db: Db, deletion: RawBuilder<unknown>) =>
  Number((await deletion.execute(db)).numAffectedRows ?? 0)

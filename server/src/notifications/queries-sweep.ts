import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

export async function fullInboxes(db: Db, kept: number, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('notificationInboxes')
    .select('receiverId')
    .where('count', '>', kept)
    .orderBy('receiverId')
    .limit(limit)
    .execute()
  return rows.map(({ receiverId }) => receiverId)
}

/** Keeps the newest `kept`; counts follow. */
export async function trimInboxes(tx: Db, receivers: UserId[], kept: number): Promise<void> {
  if (receivers.length === 0) return
  await tx
    .selectFrom('notificationInboxes')
    .select('receiverId')
    .where('receiverId', 'in', receivers)
    .orderBy('receiverId')
    .forUpdate()
    .execute()
  await sql`
    with gone as (
      delete from notifications using unnest(${receivers}::uuid[]) as owner (id)
      where receiver_id = owner.id and seq <= (select newer.seq from notifications as newer
        where newer.receiver_id = owner.id order by newer.seq desc offset ${kept} limit 1)
      returning receiver_id
    )
    update notification_inboxes set count = count - lost.n
    from (select receiver_id, count(*)::integer as n from gone group by receiver_id) as lost
    where notification_inboxes.receiver_id = lost.receiver_id`.execute(tx)
}

export const deleteAlertsBefore = (db: Db, date: string) =>
  db.deleteFrom('toldAlerts').where('forecastDate', '<', date).execute()

export const deleteReadBefore = (db: Db, before: Date) =>
  db.deleteFrom('readNotifications').where('readAt', '<', before).execute()

import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { lockFilled, takeOut } from './queries-sweep.ts'

/** Notifications, read or not, that name a user, by the keys of this module's rules. */
const names = (userId: UserId) => sql<boolean>`(
  (kind = 'follow.created' and event_key = 'follow.created:' || ${userId})
  or (kind = 'message.sent' and group_key = 'message.sent:' || ${userId})
  or (kind = 'feed.liked' and right(event_key, 37) = ':' || ${userId})
  or (kind = 'comment.created'
    and event_key in (select 'comment.created:' || id from comments where author_id = ${userId}))
  or (kind = 'feed.created' and event_key in (select 'feed.created:' || id from feeds where author_id = ${userId})))`

/** By id. Scans the table: few accounts are deleted. */
export async function receiversOfNewsOf(db: Db, userId: UserId): Promise<UserId[]> {
  const { rows } = await sql<{ receiverId: UserId }>`
    select receiver_id from notifications where ${names(userId)}
    union select receiver_id from read_notifications where ${names(userId)}
    order by receiver_id`.execute(db)
  return rows.map(({ receiverId }) => receiverId)
}

/** Locks inboxes in the order of ids; counts follow. */
export async function takeBackNewsOf(tx: Db, userId: UserId, receivers: readonly UserId[]): Promise<void> {
  await lockFilled(tx, receivers)
  await takeOut(tx, sql`receiver_id = any(${receivers}::uuid[]) and ${names(userId)}`)
  await sql`delete from read_notifications where receiver_id = any(${receivers}::uuid[]) and ${names(userId)}`.execute(
    tx,
  )
}

/** Deletes an inbox with the records of its deliveries. */
export async function forgetInboxOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('feedNews').where('authorId', '=', userId).execute()
  await tx.deleteFrom('toldLikes').where('userId', '=', userId).execute()
  await tx.deleteFrom('toldAlerts').where('receiverId', '=', userId).execute()
  await tx.deleteFrom('notificationInboxes').where('receiverId', '=', userId).execute()
  await tx.deleteFrom('notifications').where('receiverId', '=', userId).execute()
  await tx.deleteFrom('readNotifications').where('receiverId', '=', userId).execute()
}

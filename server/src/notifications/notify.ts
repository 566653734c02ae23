import type { Notification, NotificationId, UserId } from '@otday/contract'
import type { Db, Row } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { insertNotification, lockInbox } from './queries.ts'

/** What happened, told to one person. */
export interface News {
  receiverId: UserId
  kind: string
  level: Notification['level']
  title: string
  content: string
  /** Where in the app it leads, or null. */
  targetUrl: string | null
  /** Names the event: the same person is told of it once, however often this runs. */
  eventKey: string
  at: Date
}

/** Tells within the caller's transaction; undefined when this was told before. */
export async function notify(tx: Db, { at, ...news }: News): Promise<Row<'notifications'> | undefined> {
  await lockInbox(tx, news.receiverId)
  return insertNotification(tx, { id: newId<NotificationId>(), ...news, createdAt: at })
}

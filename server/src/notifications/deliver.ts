import type { Notification, NotificationId, UserId } from '@otday/contract'
import { afterCommit, type Db, type Row } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Notify } from '#platform/live/signals.ts'
import { insertNotification, lockInbox } from './queries.ts'

export interface NotificationContent {
  kind: string
  level: Notification['level']
  /** Contains no word by which the client chooses an icon (`iconWords`), except that of its own kind. */
  title: string
  content: string
  /** Path in the client. */
  targetUrl: string | null
  /** Names the event: a receiver gets one notification for each key. */
  eventKey: string
  at: Date
}

export interface NewNotification extends NotificationContent {
  receiverId: UserId
}

export interface DeliveryDeps {
  notify: Notify
}

/**
 * Delivers a notification. Callers must lock nothing after it: against deadlocks, every transaction locks inboxes last.
 * Returns undefined if the receiver has one for the event already, or has deleted the account.
 */
export async function deliver(
  { notify }: DeliveryDeps,
  tx: Db,
  { at, ...news }: NewNotification,
): Promise<Row<'notifications'> | undefined> {
  if (!(await lockInbox(tx, news.receiverId))) return undefined
  const entry = { ...news, id: newId<NotificationId>(), createdAt: at }
  const row = await insertNotification(tx, entry)
  if (row) afterCommit(tx, () => notify('inbox', [row.receiverId]))
  return row
}

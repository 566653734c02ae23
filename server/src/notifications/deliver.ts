import type { Notification, NotificationId, UserId } from '@otday/contract'
import { afterCommit, type Db, type Row } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Notify } from '#platform/live/signals.ts'
import { findGroup, insertNotification, lockInbox, renewGroup } from './queries.ts'

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

/** One of several events that share a notification while unread. */
export interface NewGroupedNotification extends Omit<NewNotification, 'title'> {
  groupKey: string
  /** Returns the title of a notification that stands for `size` events, this one included. */
  titleOf(size: number): string
}

export interface DeliveryDeps {
  notify: Notify
}
type Delivered = Row<'notifications'> | undefined

/**
 * Delivers a notification. Callers must lock nothing after it: against deadlocks, every transaction locks inboxes last.
 * Returns undefined if the receiver has one for the event already, or has deleted the account.
 */
export async function deliver(deps: DeliveryDeps, tx: Db, news: NewNotification): Promise<Delivered> {
  if (!(await lockInbox(tx, news.receiverId))) return undefined
  return add(deps, tx, { ...news, groupKey: null, groupSize: 1, replacesId: null })
}

/**
 * Delivers a notification, merged with an unread one of its group. That row gets a new id, as clients do not show an id
 * again that they know. A repeated call counts as another event.
 */
export async function deliverGrouped(
  deps: DeliveryDeps,
  tx: Db,
  { titleOf, ...news }: NewGroupedNotification,
): Promise<Delivered> {
  if (!(await lockInbox(tx, news.receiverId))) return undefined
  const old = await findGroup(tx, news.receiverId, news.groupKey)
  const groupSize = (old?.groupSize ?? 0) + 1
  return add(deps, tx, { ...news, title: titleOf(groupSize), groupSize, replacesId: old?.id ?? null })
}

interface Entry extends NewNotification {
  groupKey: string | null
  groupSize: number
  replacesId: NotificationId | null
}

async function add({ notify }: DeliveryDeps, tx: Db, { at, replacesId, ...entry }: Entry): Promise<Delivered> {
  const news = { ...entry, id: newId<NotificationId>(), createdAt: at }
  const row = await (replacesId ? renewGroup(tx, replacesId, news) : insertNotification(tx, news))
  if (row) afterCommit(tx, () => notify('inbox', [row.receiverId]))
  return row
}

import type { Notification, NotificationId, UserId } from '@otday/contract'
import { afterCommit, type Db, type Row } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Notify } from '#platform/signals.ts'
import { deleteGroup, insertNotification, lockInbox } from './queries.ts'

/** What is told, whoever hears it. */
export interface NotificationContent {
  kind: string
  level: Notification['level']
  /** Has the one word by which clients choose the icon of its kind, and no other of them (`iconWords`). */
  title: string
  content: string
  /** Where in the app it leads, or null. */
  targetUrl: string | null
  /** Names the event: the same person is told of it once, however often this runs. */
  eventKey: string
  at: Date
}

/** What happened, told to one person. */
export interface NewNotification extends NotificationContent {
  receiverId: UserId
}

/** One of several events that are told as one while the person has not read of them. */
export interface NewGroupedNotification extends Omit<NewNotification, 'title'> {
  groupKey: string
  /** `size` counts the events told so far, this one included. */
  titleOf(size: number): string
}

export interface DeliveryDeps {
  notify: Notify
}
type Delivered = Row<'notifications'> | undefined

/**
 * Tells within the caller's transaction, in which nothing else is locked afterwards: inboxes come last, so that nobody
 * waits in a circle. Undefined when this was told before, or there is no one to tell.
 */
export async function deliver(deps: DeliveryDeps, tx: Db, news: NewNotification): Promise<Delivered> {
  if (!(await lockInbox(tx, news.receiverId))) return undefined
  return add(deps, tx, { ...news, groupKey: null, groupSize: 1, replacesId: null })
}

/**
 * The same for an event that joins those of its group: the old notification goes and one with a new id comes, since
 * clients ignore ids they know. Told each time it is called.
 */
export async function deliverGrouped(
  deps: DeliveryDeps,
  tx: Db,
  { titleOf, ...news }: NewGroupedNotification,
): Promise<Delivered> {
  if (!(await lockInbox(tx, news.receiverId))) return undefined
  const old = await deleteGroup(tx, news.receiverId, news.groupKey)
  const groupSize = (old?.groupSize ?? 0) + 1
  return add(deps, tx, { ...news, title: titleOf(groupSize), groupSize, replacesId: old?.id ?? null })
}

interface Entry extends NewNotification {
  groupKey: string | null
  groupSize: number
  replacesId: NotificationId | null
}

async function add({ notify }: DeliveryDeps, tx: Db, { at, ...news }: Entry): Promise<Delivered> {
  const row = await insertNotification(tx, { id: newId<NotificationId>(), ...news, createdAt: at })
  if (row) afterCommit(tx, () => notify('inbox', [row.receiverId]))
  return row
}

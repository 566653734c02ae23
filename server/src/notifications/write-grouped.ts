import type { NotificationId, UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Notify } from '#platform/live/signals.ts'
import { silentPairs } from '../sight/index.ts'
import { findGroups, type GroupNews, lockOpenInboxes, writeNews } from './queries-delivery.ts'

export interface QueueDeps {
  db: Db
  notify: Notify
}

/** Something that a receiver is notified of. Events of one group share a notification while it is unread. */
export interface GroupedNews {
  receiverId: UserId
  /** The user who did what the receiver is notified of. */
  actorId: UserId
  kind: string
  /** Returns the title of a notification that stands for `size` events, this one as the last. */
  titleOf(size: number): string
  content: string
  targetUrl: string
  /** Null for an event that has a notification of its own. */
  groupKey: string | null
  /** Names the event: a receiver has one unread notification for each key. */
  eventKey: string
  at: Date
}

/**
 * Writes notifications of these events, in their order; returns the receivers, without those whose accounts are
 * deleted. Leaves out what is done by people whom a receiver does not see or has muted; it asks that once the inboxes are
 * locked, as a block locks them, too. Callers must lock nothing after it: against deadlocks, every transaction locks inboxes last.
 */
export async function writeGrouped(tx: Db, events: readonly GroupedNews[]): Promise<UserId[]> {
  const receivers = await lockOpenInboxes(tx, [...new Set(events.map(({ receiverId }) => receiverId))])
  const isOpen = new Set(receivers)
  const silent = new Set((await silentPairs(tx, events)).map(pairKey))
  const groups = Map.groupBy(
    events.filter((event) => isOpen.has(event.receiverId) && !silent.has(pairKey(event))),
    ({ receiverId, groupKey, eventKey }) => `${receiverId} ${groupKey ?? eventKey}`,
  )
  const keys = events.flatMap(({ groupKey }) => groupKey ?? [])
  const unread = await findGroups(tx, receivers, [...new Set(keys)])
  const unreadOf = new Map(unread.map((group) => [`${group.receiverId} ${group.groupKey}`, group]))
  const news = [...groups].map(([key, group]) => notificationOf(group, unreadOf.get(key)))
  await writeNews(tx, news)
  return receivers
}

const pairKey = ({ receiverId, actorId }: Pick<GroupedNews, 'receiverId' | 'actorId'>) => `${receiverId} ${actorId}`

/** Returns the notification of a group, which shows its last event. */
function notificationOf(
  group: readonly GroupedNews[],
  unread: { id: NotificationId; groupSize: number } | undefined,
): GroupNews {
  const last = group.at(-1)
  if (!last) throw new Error('a group without events')
  const { titleOf, actorId: _, ...news } = last
  const groupSize = news.groupKey === null ? 1 : (unread?.groupSize ?? 0) + group.length
  return { ...news, id: newId<NotificationId>(), replacesId: unread?.id ?? null, title: titleOf(groupSize), groupSize }
}

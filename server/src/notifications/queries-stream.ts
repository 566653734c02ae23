import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, Row } from '#platform/db/index.ts'

/** The position in an inbox at which a subscription begins. */
export interface InboxPlace {
  /** Number of the last notification delivered. */
  seq: number
  /**
   * Number of notifications that have left the inbox because they were read or deleted. It never falls, since a
   * delivery raises both the last number and the count, whose difference it is.
   */
  gone: number
}

const gone = sql<number>`box.last_seq - box.count`

/** Returns the inbox's present position; zeros before the first delivery. */
export async function inboxPlaceOf(db: Db, receiverId: UserId): Promise<InboxPlace> {
  const inbox = await db
    .selectFrom('notificationInboxes as box')
    .select(['box.lastSeq as seq', gone.as('gone')])
    .where('receiverId', '=', receiverId)
    .executeTakeFirst()
  return inbox ?? { seq: 0, gone: 0 }
}

export interface UnreadCount {
  gone: number
  total: number
}

/**
 * Returns the unread count of each inbox that more than `gone` notifications have left so far, in the order of `asks`;
 * undefined for every other inbox.
 */
export async function unreadCountsAfter(
  db: Db,
  asks: readonly { receiverId: UserId; gone: number }[],
): Promise<(UnreadCount | undefined)[]> {
  const { rows } = await sql<UnreadCount & { place: number }>`
    select asked.place, ${gone} as gone, box.count as total
    from unnest(
      ${asks.map(({ receiverId }) => receiverId)}::uuid[],
      ${asks.map((ask) => ask.gone)}::bigint[]
    ) with ordinality as asked (receiver_id, after, place)
    join notification_inboxes box on box.receiver_id = asked.receiver_id and ${gone} > asked.after`.execute(db)
  const byPlace = new Map(rows.map(({ place, ...rest }) => [place, rest]))
  return asks.map((_, index) => byPlace.get(index + 1))
}

/** Returns unread notifications after each `seq`, oldest first, at most `limit` for each element of `asks`. */
export async function notificationsAfter(
  db: Db,
  asks: readonly { receiverId: UserId; seq: number }[],
  limit: number,
): Promise<Row<'notifications'>[][]> {
  const { rows } = await sql<Row<'notifications'> & { place: number }>`
    select asked.place, listed.*
    from unnest(
      ${asks.map(({ receiverId }) => receiverId)}::uuid[],
      ${asks.map(({ seq }) => seq)}::bigint[]
    ) with ordinality as asked (receiver_id, after, place)
    cross join lateral (
      select * from notifications
      where notifications.receiver_id = asked.receiver_id and notifications.seq > asked.after
      order by notifications.seq
      limit ${limit}::integer
    ) listed
    order by asked.place, listed.seq`.execute(db)
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return asks.map((_, index) => byPlace.get(index + 1) ?? [])
}

import type { NotificationId, PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, New, Paging, Row } from '#platform/db/index.ts'

/** The newest first; `seq` is the order in which they were committed. */
export const notificationPage = (db: Db, paging: Paging, receiverId: UserId, page: PageQuery) =>
  paging.pageOf(db.selectFrom('notifications').selectAll().where('receiverId', '=', receiverId), {
    page,
    order: {
      by: 'createdAt',
      direction: 'DESCENDING',
      column: 'notifications.seq',
      id: 'notifications.id',
      valueOf: (row) => row.seq,
    },
    filters: { receiverId },
    total: () => countOf(db, receiverId),
  })

async function countOf(db: Db, receiverId: UserId): Promise<number> {
  const inbox = await db
    .selectFrom('notificationInboxes')
    .select('count')
    .where('receiverId', '=', receiverId)
    .executeTakeFirst()
  return inbox?.count ?? 0
}

/** Makes others who tell the same receiver wait until this transaction ends. */
export const lockInbox = (tx: Db, receiverId: UserId) =>
  tx
    .insertInto('notificationInboxes')
    .values({ receiverId })
    .onConflict((inbox) => inbox.column('receiverId').doUpdateSet({ count: sql`notification_inboxes.count` }))
    .execute()

/**
 * Puts a notification under the next number of its receiver's inbox, unless this event was told before.
 * The inbox must be locked: only then no other transaction can be about to tell the same.
 */
export const insertNotification = (
  tx: Db,
  { id, receiverId, kind, level, title, content, targetUrl, eventKey, createdAt }: Omit<New<'notifications'>, 'seq'>,
) =>
  tx
    .with('box', (cte) =>
      cte
        .updateTable('notificationInboxes')
        .set((inbox) => ({ lastSeq: inbox('lastSeq', '+', 1), count: inbox('count', '+', 1) }))
        .where('receiverId', '=', receiverId)
        .where((inbox) =>
          inbox.not(
            inbox.exists(
              inbox
                .selectFrom('notifications')
                .select('notifications.id')
                .where('notifications.receiverId', '=', receiverId)
                .where('notifications.eventKey', '=', eventKey),
            ),
          ),
        )
        .returning('lastSeq'),
    )
    .insertInto('notifications')
    .columns(['id', 'receiverId', 'seq', 'kind', 'level', 'title', 'content', 'targetUrl', 'eventKey', 'createdAt'])
    .expression((cte) =>
      cte
        .selectFrom('box')
        .select([
          sql<NotificationId>`${id}::uuid`.as('id'),
          sql<UserId>`${receiverId}::uuid`.as('receiverId'),
          'box.lastSeq',
          sql<string>`${kind}::text`.as('kind'),
          sql<Row<'notifications'>['level']>`${level}::text`.as('level'),
          sql<string>`${title}::text`.as('title'),
          sql<string>`${content}::text`.as('content'),
          sql<string | null>`${targetUrl}::text`.as('targetUrl'),
          sql<string>`${eventKey}::text`.as('eventKey'),
          sql<Date>`${createdAt}::timestamptz`.as('createdAt'),
        ]),
    )
    .returningAll()
    .executeTakeFirst()

/** Removes one of the receiver's own and moves the badge with it; true when a row went. */
export async function deleteNotification(db: Db, id: NotificationId, receiverId: UserId): Promise<boolean> {
  const moved = await db
    .with('gone', (cte) =>
      cte.deleteFrom('notifications').where('id', '=', id).where('receiverId', '=', receiverId).returning('receiverId'),
    )
    .updateTable('notificationInboxes')
    .from('gone')
    .set((inbox) => ({ count: inbox('notificationInboxes.count', '-', 1) }))
    .whereRef('notificationInboxes.receiverId', '=', 'gone.receiverId')
    .returning('notificationInboxes.receiverId')
    .executeTakeFirst()
  return moved !== undefined
}

export const findNotification = (db: Db, id: NotificationId) =>
  db.selectFrom('notifications').select('receiverId').where('id', '=', id).executeTakeFirst()

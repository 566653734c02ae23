import type { NotificationId, PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, New, Paging, Row } from '#platform/db/index.ts'

const shown = ['id', 'receiverId', 'kind', 'level', 'title', 'content', 'targetUrl', 'createdAt', 'replacesId'] as const

/** Creates pages of unread notifications, newest first; `seq` is the order of commit. */
export function createNotificationPages(db: Db, paging: Paging) {
  const pageOf = paging.keptPages(db, ({ receiverId }: { receiverId: UserId }) =>
    db
      .selectFrom('notifications')
      .select([...shown, 'seq'])
      .select(
        sql<number | null>`(select count from notification_inboxes where receiver_id = ${receiverId})`.as('total'),
      )
      .where('receiverId', '=', receiverId),
  )
  return (receiverId: UserId, page: PageQuery) =>
    pageOf(
      { receiverId },
      {
        page,
        order: {
          by: 'createdAt',
          direction: 'DESCENDING',
          column: 'notifications.seq',
          id: 'notifications.id',
          valueOf: (row) => row.seq,
        },
        filters: { receiverId },
        total: async ([newest]) => newest?.total ?? 0,
      },
    )
}

/** Returns a page of read notifications, newest first; they are kept for `readNotificationDays` after reading. */
export const readNotificationPage = (db: Db, paging: Paging, receiverId: UserId, page: PageQuery) =>
  paging.pageOf(
    db
      .selectFrom('readNotifications as read')
      .select(['read.id', 'read.receiverId', 'read.kind', 'read.level', 'read.title', 'read.content'])
      .select(['read.targetUrl', 'read.createdAt', sql<null>`null`.as('replacesId')])
      .where('read.receiverId', '=', receiverId),
    {
      page,
      order: {
        by: 'createdAt',
        direction: 'DESCENDING',
        column: 'read.createdAt',
        id: 'read.id',
        valueOf: (row) => row.createdAt,
      },
      filters: { receiverId, read: true },
      total: async () => {
        const { total } = await db
          .selectFrom('readNotifications')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .where('receiverId', '=', receiverId)
          .executeTakeFirstOrThrow()
        return total
      },
    },
  )

/**
 * Locks an inbox until `tx` ends, so that notifications are numbered in the order of commits. False for a deleted
 * account.
 */
export async function lockInbox(tx: Db, receiverId: UserId): Promise<boolean> {
  const inbox = await tx
    .insertInto('notificationInboxes')
    .columns(['receiverId'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select('users.id')
        .where('users.id', '=', receiverId)
        .where('users.deletedAt', 'is', null),
    )
    .onConflict((row) => row.column('receiverId').doUpdateSet({ count: sql`notification_inboxes.count` }))
    .returning('receiverId')
    .executeTakeFirst()
  return inbox !== undefined
}

type NewEntry = Omit<New<'notifications'>, 'seq' | 'groupKey' | 'groupSize' | 'replacesId'>

/**
 * Inserts a notification; returns undefined if the inbox has one for the event already. The caller must have locked the
 * inbox, or another transaction may insert the same event.
 */
export const insertNotification = (tx: Db, news: NewEntry) =>
  tx
    .with('box', (cte) =>
      cte
        .updateTable('notificationInboxes')
        .set((inbox) => ({ lastSeq: inbox('lastSeq', '+', 1), count: inbox('count', '+', 1) }))
        .where('receiverId', '=', news.receiverId)
        .where((inbox) =>
          inbox.not(
            inbox.exists(
              inbox
                .selectFrom('notifications')
                .select('notifications.id')
                .where('notifications.receiverId', '=', news.receiverId)
                .where('notifications.eventKey', '=', news.eventKey),
            ),
          ),
        )
        .returning('lastSeq'),
    )
    .insertInto('notifications')
    .columns([...written])
    .expression((cte) =>
      cte
        .selectFrom('box')
        .select([
          sql<NotificationId>`${news.id}::uuid`.as('id'),
          sql<UserId>`${news.receiverId}::uuid`.as('receiverId'),
          'box.lastSeq',
          sql<string>`${news.kind}::text`.as('kind'),
          sql<Row<'notifications'>['level']>`${news.level}::text`.as('level'),
          sql<string>`${news.title}::text`.as('title'),
          sql<string>`${news.content}::text`.as('content'),
          sql<string | null>`${news.targetUrl}::text`.as('targetUrl'),
          sql<string>`${news.eventKey}::text`.as('eventKey'),
          sql<Date>`${news.createdAt}::timestamptz`.as('createdAt'),
        ]),
    )
    .returningAll()
    .executeTakeFirst()

const written = [
  'id',
  'receiverId',
  'seq',
  'kind',
  'level',
  'title',
  'content',
  'targetUrl',
  'eventKey',
  'createdAt',
] as const

/**
 * Moves a notification from a locked inbox to the read ones and lowers the inbox's count. False if it is not in the
 * inbox.
 */
export async function moveToRead(tx: Db, receiverId: UserId, id: NotificationId, readAt: Date): Promise<boolean> {
  const moved = await tx
    .with('gone', (cte) =>
      cte.deleteFrom('notifications').where('id', '=', id).where('receiverId', '=', receiverId).returningAll(),
    )
    .with('box', (cte) =>
      cte
        .updateTable('notificationInboxes')
        .from('gone')
        .set((inbox) => ({ count: inbox('notificationInboxes.count', '-', 1) }))
        .whereRef('notificationInboxes.receiverId', '=', 'gone.receiverId'),
    )
    .insertInto('readNotifications')
    .columns([...keptWhenRead, 'readAt'])
    .expression((cte) =>
      cte.selectFrom('gone').select([...keptWhenRead, sql<Date>`${readAt}::timestamptz`.as('readAt')]),
    )
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

const keptWhenRead = [
  'id',
  'receiverId',
  'kind',
  'level',
  'title',
  'content',
  'targetUrl',
  'eventKey',
  'groupKey',
  'createdAt',
] as const

/** Deletes a group's notification from a locked inbox and lowers the inbox's count. False if there is none. */
export async function deleteGroup(tx: Db, receiverId: UserId, groupKey: string): Promise<boolean> {
  const inbox = await tx
    .with('gone', (cte) =>
      cte
        .deleteFrom('notifications')
        .where('groupKey', '=', groupKey)
        .where('receiverId', '=', receiverId)
        .returning('receiverId'),
    )
    .updateTable('notificationInboxes')
    .from('gone')
    .set((box) => ({ count: box('notificationInboxes.count', '-', 1) }))
    .whereRef('notificationInboxes.receiverId', '=', 'gone.receiverId')
    .returning('gone.receiverId')
    .executeTakeFirst()
  return inbox !== undefined
}

export const findNotification = (db: Db, id: NotificationId) =>
  db.selectFrom('notifications').select('receiverId').where('id', '=', id).executeTakeFirst()

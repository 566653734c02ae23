import type { NotificationId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { lowestId, newId } from '#platform/ids.ts'
import type { NotificationContent } from './deliver.ts'
import { lockFilled } from './queries-sweep.ts'

/** An id that sorts before every other. */
const nobody = lowestId<UserId>()

/**
 * Begins a fan-out (the notification of many people about one event) in the transaction of the event; a repeated call
 * changes nothing.
 */
export const beginFanOut = (tx: Db, eventKey: string, now: Date) =>
  tx
    .insertInto('fanOuts')
    .values({ eventKey, reached: nobody, createdAt: now })
    .onConflict((row) => row.doNothing())
    .execute()

/** Locks a fan-out, so that concurrent runs wait. Undefined once everybody was reached. */
export const lockFanOut = (tx: Db, eventKey: string) =>
  tx.selectFrom('fanOuts').select('reached').where('eventKey', '=', eventKey).forUpdate().executeTakeFirst()

export const moveFanOut = (tx: Db, eventKey: string, reached: UserId) =>
  tx.updateTable('fanOuts').set({ reached }).where('eventKey', '=', eventKey).execute()

export const endFanOut = (tx: Db, eventKey: string) =>
  tx.deleteFrom('fanOuts').where('eventKey', '=', eventKey).execute()

/** Deletes the progress of fan-outs that began before a time; their jobs have ended long since. */
export const deleteFanOutsBefore = (db: Db, before: Date) =>
  db.deleteFrom('fanOuts').where('createdAt', '<', before).execute()

/** Returns followers after an id, in the order of ids, without those who have muted the person. */
export async function followersFrom(db: Db, followeeId: UserId, after: UserId, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.followerId')
    .where('users.deletedAt', 'is', null)
    .where('follows.followeeId', '=', followeeId)
    .where('follows.followerId', '>', after)
    .where('follows.followerId', 'not in', (follow) =>
      follow.selectFrom('mutes').select('mutes.ownerId').where('mutes.personId', '=', followeeId),
    )
    .select('follows.followerId')
    .orderBy('follows.followerId')
    .limit(limit)
    .execute()
  return rows.map(({ followerId }) => followerId)
}

export async function everybodyFrom(db: Db, after: UserId, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('users')
    .where('deletedAt', 'is', null)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the inboxes of these people in the order of ids, after creating those that are missing. */
export async function lockInboxes(tx: Db, people: readonly UserId[]): Promise<void> {
  await sql`insert into notification_inboxes (receiver_id)
    select receiver_id from unnest(${people}::uuid[]) as person (receiver_id) order by receiver_id
    on conflict do nothing`.execute(tx)
  await lockFilled(tx, people)
}

/**
 * Inserts a notification for each of `people` in one statement, under each inbox's next number. `people` must be sorted
 * by id, the order in which fan-outs lock inboxes, against deadlocks. People who have a notification of the event
 * already get none; if another transaction inserts one at the same moment, the statement fails, as it would leave a
 * wrong count.
 */
export async function deliverToAll(tx: Db, people: UserId[], content: NotificationContent): Promise<void> {
  const ids = people.map(() => newId<NotificationId>())
  await sql`
    with people as materialized (
      select * from unnest(${people}::uuid[], ${ids}::uuid[]) as person (receiver_id, id)
      where not exists (select 1 from notifications
        where notifications.receiver_id = person.receiver_id and notifications.event_key = ${content.eventKey})
    ), boxes as (
      insert into notification_inboxes (receiver_id, last_seq, count)
      select receiver_id, 1, 1 from people order by receiver_id
      on conflict (receiver_id) do update
        set last_seq = notification_inboxes.last_seq + 1, count = notification_inboxes.count + 1
      returning receiver_id, last_seq
    )
    insert into notifications
      (id, receiver_id, seq, kind, level, title, content, target_url, event_key, created_at)
    select people.id, people.receiver_id, boxes.last_seq, ${content.kind}, ${content.level}, ${content.title}, ${content.content},
      ${content.targetUrl}, ${content.eventKey}, ${content.at}::timestamptz
    from boxes join people using (receiver_id)`.execute(tx)
}

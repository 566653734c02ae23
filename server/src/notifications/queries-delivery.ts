import type { NotificationId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'

/**
 * Locks the inboxes of these people, in the order of ids, until `tx` ends, and returns whose are locked: those of
 * deleted accounts are left out.
 */
export async function lockOpenInboxes(tx: Db, people: readonly UserId[]): Promise<UserId[]> {
  const { rows } = await sql<{ receiverId: UserId }>`${keepPlan}
    insert into notification_inboxes (receiver_id)
    select id from users where id = any(${people}::uuid[]) and deleted_at is null order by id
    on conflict (receiver_id) do update set count = notification_inboxes.count returning receiver_id`.execute(tx)
  return rows.map(({ receiverId }) => receiverId)
}

/** An unread notification that stands for several events. */
interface Group {
  id: NotificationId
  receiverId: UserId
  groupKey: string
  groupSize: number
}

/** Finds the unread notifications of these groups among those of these people, of whom each has one at most of a group. */
export async function findGroups(tx: Db, receivers: readonly UserId[], groupKeys: readonly string[]): Promise<Group[]> {
  const { rows } = await sql<Group>`${keepPlan}
    select id, receiver_id, group_key, group_size from notifications
    where receiver_id = any(${receivers}::uuid[]) and group_key = any(${groupKeys}::text[])`.execute(tx)
  return rows
}

/** A notification to insert, or to put in the place of the one that it replaces. */
export interface GroupNews {
  id: NotificationId
  receiverId: UserId
  replacesId: NotificationId | null
  kind: string
  title: string
  content: string
  targetUrl: string
  eventKey: string
  groupKey: string | null
  groupSize: number
  at: Date
}

/**
 * Writes notifications, in this order, into locked inboxes, under their next numbers. A receiver who has one of the same
 * event already gets no other.
 */
export async function writeNews(tx: Db, news: readonly GroupNews[]): Promise<void> {
  const column = <Key extends keyof GroupNews>(key: Key) => news.map((one) => one[key])
  await sql`${keepPlan} with given as materialized (
      select * from unnest(${column('id')}::uuid[], ${column('receiverId')}::uuid[], ${column('replacesId')}::uuid[],
        ${column('kind')}::text[], ${column('title')}::text[], ${column('content')}::text[], ${column('targetUrl')}::text[],
        ${column('eventKey')}::text[], ${column('groupKey')}::text[], ${column('groupSize')}::integer[],
        ${column('at')}::timestamptz[]) with ordinality
        as given (id, receiver_id, replaces_id, kind, title, content, target_url, event_key, group_key, group_size, at, place)
      where not exists (select from notifications
        where notifications.receiver_id = given.receiver_id and notifications.event_key = given.event_key)
    ), boxes as (
      update notification_inboxes set last_seq = last_seq + filling.news, count = count + filling.added
      from (select receiver_id, count(*)::integer as news, count(*) filter (where replaces_id is null)::integer as added
        from given group by receiver_id) as filling
      where notification_inboxes.receiver_id = filling.receiver_id
      returning notification_inboxes.receiver_id, last_seq - filling.news as first_seq
    ), numbered as materialized (
      select given.*, boxes.first_seq + row_number() over (partition by given.receiver_id order by place) as seq
      from given inner join boxes using (receiver_id)
    ), renewed as (
      update notifications set id = numbered.id, seq = numbered.seq, replaces_id = numbered.replaces_id,
        title = numbered.title, content = numbered.content, target_url = numbered.target_url,
        event_key = numbered.event_key, group_size = numbered.group_size, created_at = numbered.at
      from numbered where notifications.id = numbered.replaces_id
    )
    insert into notifications (id, receiver_id, seq, kind, level, title, content, target_url, event_key, group_key,
      group_size, created_at)
    select id, receiver_id, seq, kind, 'INFO', title, content, target_url, event_key, group_key, group_size, at
    from numbered where replaces_id is null`.execute(tx)
}

import type { DefinitionId, NotificationId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { attributeChanges, type AttributeGroup, attributeKind, groupKeyOf } from './attribute-groups.ts'
import { closetTarget } from './targets.ts'

/**
 * Records that a change waits to be announced. True for the first change, false for those that wait with it. Callers
 * have locked the definition.
 */
export async function waitWithChange(tx: Db, definitionId: DefinitionId, changedAt: Date): Promise<boolean> {
  const waiting = tx.updateTable('attributeNews').set({ changedAt }).where('definitionId', '=', definitionId)
  if (await waiting.returning('definitionId').executeTakeFirst()) return false
  await tx.insertInto('attributeNews').values({ definitionId, changedAt }).execute()
  return true
}

/** Ends the waiting of an attribute's changes and returns when the last was made; undefined if none waits. */
export async function endWaitingChange(tx: Db, definitionId: DefinitionId): Promise<Date | undefined> {
  const ended = tx.deleteFrom('attributeNews').where('definitionId', '=', definitionId).returning('changedAt')
  return (await ended.executeTakeFirst())?.changedAt
}

const groups = attributeChanges.map(groupKeyOf)

/** Returns unread notifications of attributes. */
export const attributeGroupsOf = (tx: Db, people: UserId[]) =>
  tx
    .selectFrom('notifications')
    .select(['id', 'receiverId', 'groupKey', 'eventKey'])
    .where('receiverId', 'in', people)
    .where('groupKey', 'in', groups)
    .execute()

/** Deletes unread notifications of locked inboxes and lowers the counts of these. */
export const deleteUnread = (tx: Db, ids: NotificationId[]) =>
  sql`
    with gone as (delete from notifications where id = any(${ids}::uuid[]) returning receiver_id)
    update notification_inboxes set count = count - 1 from gone
    where notification_inboxes.receiver_id = gone.receiver_id`.execute(tx)

interface NewGroup extends AttributeGroup {
  id: NotificationId
  receiverId: UserId
  replacesId: NotificationId | null
}

/** Inserts a notification into each of these locked inboxes, under the inbox's next number. */
export async function insertAttributeGroups(
  tx: Db,
  grown: readonly NewGroup[],
  { groupKey, at }: { groupKey: string; at: Date },
): Promise<void> {
  await sql`
    with told as materialized (
      select * from unnest(
        ${grown.map(({ id }) => id)}::uuid[], ${grown.map(({ receiverId }) => receiverId)}::uuid[],
        ${grown.map(({ replacesId }) => replacesId)}::uuid[], ${grown.map(({ eventKey }) => eventKey)}::text[],
        ${grown.map(({ groupSize }) => groupSize)}::integer[], ${grown.map(({ title }) => title)}::text[],
        ${grown.map(({ content }) => content)}::text[]
      ) as news (id, receiver_id, replaces_id, event_key, group_size, title, content)
    ), boxes as (
      update notification_inboxes set last_seq = last_seq + 1, count = count + 1 from told
      where notification_inboxes.receiver_id = told.receiver_id
      returning notification_inboxes.receiver_id, last_seq
    )
    insert into notifications
      (id, receiver_id, seq, kind, level, title, content, target_url, event_key, group_key, group_size, replaces_id,
        created_at)
    select told.id, receiver_id, boxes.last_seq, ${attributeKind}, 'INFO', told.title, told.content, ${closetTarget},
      told.event_key, ${groupKey}, told.group_size, told.replaces_id, ${at}::timestamptz
    from told join boxes using (receiver_id)`.execute(tx)
}

/**
 * Selects notifications, read or not, that mention an attribute. The kind is no parameter, so that every plan may use
 * the indexes of this kind (migration 0065).
 */
const concerns = (id: DefinitionId) =>
  sql<boolean>`(kind = ${sql.lit(attributeKind)} and position(${id}::text in event_key) > 0)`

/**
 * Returns the next `limit` users after an id who have a notification of this attribute, read or unread, ordered by id.
 * Reads just notifications of attributes; the next page reads those again that lie behind the last id.
 */
export async function receiversOfAttribute(
  db: Db,
  id: DefinitionId,
  { after, limit }: { after: UserId; limit: number },
): Promise<UserId[]> {
  const { rows } = await sql<{ receiverId: UserId }>`
    select receiver_id from (
      (select distinct receiver_id from notifications where ${concerns(id)} and receiver_id > ${after}
        order by receiver_id limit ${limit}::integer)
      union (select distinct receiver_id from read_notifications where ${concerns(id)} and receiver_id > ${after}
        order by receiver_id limit ${limit}::integer)
    ) as found order by receiver_id limit ${limit}::integer`.execute(db)
  return rows.map(({ receiverId }) => receiverId)
}

/** Returns the keys of the notifications that name the attribute, alone or together with others, each key once. */
export async function attributeKeysOf(tx: Db, id: DefinitionId, people: readonly UserId[]) {
  const { rows } = await sql<{ eventKey: string; groupKey: string | null }>`
    select event_key, group_key from notifications where receiver_id = any(${people}::uuid[]) and ${concerns(id)}
    union select event_key, group_key from read_notifications
      where receiver_id = any(${people}::uuid[]) and ${concerns(id)}`.execute(tx)
  return rows
}

const ofKey = (people: readonly UserId[], eventKey: string) =>
  sql<boolean>`(receiver_id = any(${people}::uuid[]) and event_key = ${eventKey})`

/**
 * Changes unread notifications with the key `before` in place, so that they do not appear as new: a removed attribute
 * is no news. A null group deletes them and lowers the counts of their inboxes, which must be locked.
 */
export async function changeUnread(tx: Db, people: readonly UserId[], before: string, group: AttributeGroup | null) {
  if (group) return void (await tx.updateTable('notifications').set(group).where(ofKey(people, before)).execute())
  const gone = await tx.selectFrom('notifications').select('id').where(ofKey(people, before)).execute()
  await deleteUnread(
    tx,
    gone.map(({ id }) => id),
  )
}

/**
 * Changes read notifications with the key `before` in place, or deletes them if the group is null; called after
 * `changeUnread`.
 */
export async function changeRead(tx: Db, people: readonly UserId[], before: string, group: AttributeGroup | null) {
  if (!group) return void (await tx.deleteFrom('readNotifications').where(ofKey(people, before)).execute())
  const { groupSize: _uncounted, ...said } = group
  await tx.updateTable('readNotifications').set(said).where(ofKey(people, before)).execute()
}

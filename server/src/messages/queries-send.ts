import type { DirectMessageId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan, sqlState } from '#platform/db/index.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { lockedSession } from '../auth/index.ts'
import type { Pair } from './pair.ts'
import type { MessageRow } from './queries.ts'

export interface Sending {
  id: DirectMessageId
  viewer: Pick<Viewer, 'id' | 'sessionId'>
  pair: Pair
  receiverId: UserId
  content: string
  clientMessageId: string | null
  now: Date
}
/** A stored message; `isSeen` says whether the receiver had the conversation open. */
export type AddedMessage = MessageRow & { isSeen: boolean }

/**
 * SQL states of errors after which nothing was stored: client id reused, serialization failure, deadlock. The message
 * is then sent by `addMessage`, which decides after the conversation was locked.
 */
const leftOpen: ReadonlySet<string> = new Set(['23505', '40001', '40P01'])

/**
 * Adds a message for a receiver who has the conversation open: one statement without a transaction, as neither unread
 * count nor notifications change. Its update locks the conversation until the insert, so numbers have no gaps. Returns
 * undefined if the receiver does not have it open, and in the cases in which `addMessage` adds nothing.
 */
export async function addViewedMessage(db: Db, sending: Sending): Promise<MessageRow | undefined> {
  const { id, viewer, pair, receiverId, content, clientMessageId, now } = sending
  const statement = sql<MessageRow>`${keepPlan}
    with session as (${lockedSession(db, viewer.sessionId, viewer.id, now)}),
    moved as (
      update conversations set last_seq = last_seq + 1, last_message_at = ${nextMoment(now)}
      where low_user_id = ${pair.lowUserId} and high_user_id = ${pair.highUserId}
        and exists (select from session where not may_only_change_password)
        and exists (select from users where id = ${receiverId} and deleted_at is null)
        and exists (
          select from conversation_watches
          where user_id = ${receiverId} and partner_id = ${viewer.id} and expires_at > ${now}
        )
      returning id, last_seq, last_message_at
    )
    insert into direct_messages (id, conversation_id, seq, sender_id, content, client_message_id, created_at)
    select ${id}, moved.id, moved.last_seq, ${viewer.id}, ${content}, ${clientMessageId}, moved.last_message_at
    from moved
    returning *`
  try {
    const { rows } = await statement.execute(db)
    return rows[0]
  } catch (error) {
    if (leftOpen.has(sqlState(error))) return undefined
    throw error
  }
}

/**
 * Returns the time of a message. It is later than that of the message before, whatever the clocks of the instances say,
 * so that lists may order messages by time alone.
 */
const nextMoment = (now: Date) =>
  sql`case when last_seq = 0 then ${now} else greatest(${now}, last_message_at + interval '1 millisecond') end`

/**
 * Adds a message to a conversation that the caller has locked. Returns undefined without session, receiver or
 * conversation, or if the client id was used before. The lock must come from an earlier statement, as a statement sees
 * nothing that was committed after it began; the rest is one statement, as sending a statement costs more than running
 * it.
 */
export async function addMessage(tx: Db, sending: Sending): Promise<AddedMessage | undefined> {
  const { id, viewer, pair, receiverId, content, clientMessageId, now } = sending
  const { rows } = await sql<AddedMessage>`${keepPlan}
    with session as (${lockedSession(tx, viewer.sessionId, viewer.id, now)}),
    held as (
      select id, last_seq, last_message_at from conversations
      where low_user_id = ${pair.lowUserId} and high_user_id = ${pair.highUserId}
    ),
    seen as (
      select exists (
        select from conversation_watches
        where user_id = ${receiverId} and partner_id = ${viewer.id} and expires_at > ${now}
      ) as is_seen
    ),
    added as (
      insert into direct_messages (id, conversation_id, seq, sender_id, content, client_message_id, created_at)
      select ${id}, held.id, held.last_seq + 1, ${viewer.id}, ${content}, ${clientMessageId},
        ${nextMoment(now)}
      from held, session
      where not session.may_only_change_password
        and exists (select from users where id = ${receiverId} and deleted_at is null)
      on conflict (conversation_id, sender_id, client_message_id) do nothing
      returning *
    ),
    moved as (
      update conversations set last_seq = added.seq, last_message_at = added.created_at,
        low_unread = low_unread + (low_user_id = ${receiverId} and not is_seen)::integer,
        high_unread = high_unread + (high_user_id = ${receiverId} and not is_seen)::integer
      from added, seen where conversations.id = added.conversation_id
    )
    select added.*, is_seen from added, seen`.execute(tx)
  return rows[0]
}

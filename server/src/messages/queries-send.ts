import type { DirectMessageId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, inOneStatement, keepPlan, sqlState } from '#platform/db/index.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { lockedSession } from '../auth/index.ts'
import { isSeenBy } from '../sight/index.ts'
import { queuedNews } from '../untold-news/index.ts'
import type { Pair } from './pair.ts'
import { messageColumns, type MessageRow } from './queries.ts'

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
 * is then added after the conversation was locked.
 */
const leftOpen: ReadonlySet<string> = new Set(['23505', '40001', '40P01'])

/**
 * Adds a message in one statement without a transaction, as `addMessage` does. Returns undefined if the conversation
 * was looked at while the statement waited for it, if the client id was used before, and in the cases in which
 * `addMessage` adds nothing.
 */
export async function addAtOnce(db: Db, sending: Sending): Promise<AddedMessage | undefined> {
  try {
    return await inOneStatement(db, (one) => addMessage(one, sending))
  } catch (error) {
    if (leftOpen.has(sqlState(error))) return undefined
    throw error
  }
}

const columns = (of?: 'added') => sql.join(messageColumns.map((name) => sql.ref(of ? `${of}.${name}` : name)))

/**
 * Returns the time of a message. It is later than that of the message before, whatever the clocks of the instances say,
 * so that lists may order messages by time alone.
 */
const nextMoment = (now: Date) =>
  sql`case when last_seq = 0 then ${now} else greatest(${now}, last_message_at + interval '1 millisecond') end`

/**
 * Adds a message, counts it as unread and queues its news, unless the receiver has the conversation open. Returns
 * undefined without session, receiver or conversation, and for a receiver whom the sender does not see. The conversation is locked first, as by readers, and until the
 * insert, so numbers have no gaps. A statement sees nothing that was committed after it began, but a row that it locks
 * as it is then: by `looks` of both it sees that the conversation was looked at meanwhile, and then changes nothing.
 */
export async function addMessage(
  db: Db,
  { id, viewer, pair, receiverId, content, clientMessageId, now }: Sending,
): Promise<AddedMessage | undefined> {
  const isOfPair = sql`low_user_id = ${pair.lowUserId} and high_user_id = ${pair.highUserId}`
  const { rows } = await sql<AddedMessage>`${keepPlan}
    with held as materialized (
      select id, looks from conversations where ${isOfPair} for no key update
    ),
    session as (${lockedSession(db, viewer.sessionId, viewer.id, now).where(sql<boolean>`exists (select from held)`)}),
    begun as (
      select looks, exists (
        select from conversation_watches
        where user_id = ${receiverId} and partner_id = ${viewer.id} and expires_at > ${now}
      ) as is_seen
      from conversations where ${isOfPair}
    ),
    moved as (
      update conversations set last_seq = last_seq + 1, last_message_at = ${nextMoment(now)},
        low_unread = low_unread + (low_user_id = ${receiverId} and not begun.is_seen)::integer,
        high_unread = high_unread + (high_user_id = ${receiverId} and not begun.is_seen)::integer
      from held, begun
      where conversations.id = held.id and held.looks = begun.looks
        and exists (select from session where not may_only_change_password)
        and exists (select from users where id = ${receiverId} and deleted_at is null)
        and ${isSeenBy(viewer.id, sql`${receiverId}::uuid`)}
      returning conversations.id, last_seq, last_message_at, begun.is_seen
    ),
    added as (
      insert into direct_messages (id, conversation_id, seq, sender_id, content, client_message_id, created_at)
      select ${id}, moved.id, moved.last_seq, ${viewer.id}, ${content}, ${clientMessageId}, moved.last_message_at
      from moved
      returning ${columns()}
    ),
    queued as (${queuedNews(
      'message.sent',
      sql`select ${receiverId}::uuid, ${viewer.id}::uuid, added.id, ${now}::timestamptz from added cross join moved
        where not moved.is_seen`,
    )})
    select ${columns('added')}, moved.is_seen from added cross join moved`.execute(db)
  return rows[0]
}

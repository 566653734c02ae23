import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Adds a conversation of two people with 100 messages, one a minute until now; returns its id. */
export async function seedConversation(pool: pg.Pool, one: string, other: string): Promise<string> {
  const conversationId = randomUUID()
  const [low, high] = [one, other].toSorted()
  await pool.query(
    `insert into conversations (id, low_user_id, high_user_id, last_seq, last_message_at, created_at)
     values ($1, $2, $3, 100, now(), now())`,
    [conversationId, low, high],
  )
  await pool.query(
    `insert into direct_messages (id, conversation_id, seq, sender_id, content, client_message_id, created_at)
     select gen_random_uuid(), $1, n, case n % 2 when 0 then $2::uuid else $3::uuid end, '몇 시에 볼까 ' || n,
       gen_random_uuid(), now() - (100 - n) * interval '1 minute' from generate_series(1, 100) as n`,
    [conversationId, one, other],
  )
  return conversationId
}

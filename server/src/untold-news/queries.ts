import type { UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'

type NewsKind = 'comment.created' | 'follow.created' | 'follow.requested' | 'follow.approved' | 'message.sent'

/** News that a receiver is not notified of yet: `actorId` made `subjectId`, a comment, follow or message. */
export interface UntoldNews {
  id: number
  kind: NewsKind
  receiverId: UserId
  actorId: UserId
  subjectId: string
  createdAt: Date
}

/**
 * SQL that puts news into the queue, for the statement that makes them. `rows` selects receiver, actor, subject and time,
 * in this order.
 */
export const queuedNews = (kind: NewsKind, rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into untold_news (kind, receiver_id, actor_id, subject_id, created_at)
  select ${sql.lit(kind)}, made.* from (${rows}) as made
  returning id`

/**
 * Returns up to `limit` news of the queue, the oldest first. One transaction at a time may notify of some, on whichever
 * instance, so that receivers are notified in order; null while another one does.
 */
export async function untoldNews(tx: Db, limit: number): Promise<UntoldNews[] | null> {
  const { rows: attempt } = await sql<{ isMine: boolean }>`
    ${keepPlan} select pg_try_advisory_xact_lock(hashtext('untold_news')) as is_mine`.execute(tx)
  if (!attempt[0]?.isMine) return null
  const { rows } = await sql<UntoldNews>`${keepPlan}
    select id, kind, receiver_id, actor_id, subject_id, created_at from untold_news
    order by id limit ${limit}::integer`.execute(tx)
  return rows
}

/** Takes news out of the queue; returns the ids of those that were still in it. */
export async function takeUntoldNews(tx: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${keepPlan}
    delete from untold_news where id = any(${ids}::bigint[]) returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Takes the sender's messages to the receiver out of the queue: the receiver has read them. */
export const forgetUntoldMessages = (tx: Db, receiverId: UserId, senderId: UserId) =>
  sql`${keepPlan} delete from untold_news
    where kind = 'message.sent' and receiver_id = ${receiverId}::uuid and actor_id = ${senderId}::uuid`.execute(tx)

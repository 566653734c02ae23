import type { ConversationId, UserId } from '@otday/contract'
import { type Db, advisoryLock, type Row } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import type { Pair } from './pair.ts'

export type ConversationRow = Row<'conversations'>
export type MessageRow = Row<'directMessages'>

const ofPair = (db: Db, { lowUserId, highUserId }: Pair) =>
  db.selectFrom('conversations').selectAll().where('lowUserId', '=', lowUserId).where('highUserId', '=', highUserId)

export const findConversation = (db: Db, pair: Pair): Promise<ConversationRow | undefined> =>
  ofPair(db, pair).executeTakeFirst()

const lockRow = (tx: Db, pair: Pair): Promise<ConversationRow | undefined> =>
  ofPair(tx, pair).forNoKeyUpdate().executeTakeFirst()

/**
 * Holds a conversation until the transaction ends: who sends or reads meanwhile waits. Where there is none its
 * beginning is held, since a row that is just being stored can be neither seen nor waited for.
 */
export async function lockConversation(tx: Db, pair: Pair): Promise<ConversationRow | undefined> {
  const locked = await lockRow(tx, pair)
  if (locked) return locked
  await advisoryLock(tx, 'conversation', `${pair.lowUserId} ${pair.highUserId}`)
  return lockRow(tx, pair)
}

/** Holds a conversation, which is begun when the two never wrote before. */
export async function openConversation(tx: Db, pair: Pair, now: Date): Promise<ConversationRow> {
  const locked = await lockConversation(tx, pair)
  if (locked) return locked
  await tx
    .insertInto('conversations')
    .values({ id: newId<ConversationId>(), ...pair, lastMessageAt: now, createdAt: now })
    .onConflict((row) => row.columns(['lowUserId', 'highUserId']).doNothing())
    .execute()
  return ofPair(tx, pair).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** What the sender sent before under the same name of theirs. */
export const findSent = (
  tx: Db,
  {
    conversationId,
    senderId,
    clientMessageId,
  }: { conversationId: ConversationId; senderId: UserId; clientMessageId: string },
): Promise<MessageRow | undefined> =>
  tx
    .selectFrom('directMessages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('senderId', '=', senderId)
    .where('clientMessageId', '=', clientMessageId)
    .executeTakeFirst()

/** Moves the counters of a held conversation. */
export const moveConversation = (
  tx: Db,
  id: ConversationId,
  change: Partial<Pick<ConversationRow, 'lastSeq' | 'lastMessageAt' | 'lowUnread' | 'highUnread'>>,
) => tx.updateTable('conversations').set(change).where('id', '=', id).execute()

/** Removes every conversation of a person, with what both have written. */
export const forgetConversationsOf = (tx: Db, userId: UserId) =>
  tx
    .deleteFrom('conversations')
    .where(({ eb, or }) => or([eb('lowUserId', '=', userId), eb('highUserId', '=', userId)]))
    .execute()

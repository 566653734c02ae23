import type { ConversationId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, advisoryLock, keepPlan, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { isSeenBy } from '../sight/index.ts'
import type { Pair } from './pair.ts'

export type ConversationRow = Row<'conversations'>
export type MessageRow = Row<'directMessages'>
/** The columns of a message by name: a prepared statement with `*` fails once a migration adds a column. */
export const messageColumns = [
  'id',
  'conversationId',
  'seq',
  'senderId',
  'content',
  'clientMessageId',
  'createdAt',
] as const satisfies readonly (keyof MessageRow)[]

const ofPair = (db: Db, { lowUserId, highUserId }: Pair) =>
  db.selectFrom('conversations').selectAll().where('lowUserId', '=', lowUserId).where('highUserId', '=', highUserId)

export const findConversation = (db: Db, pair: Pair): Promise<ConversationRow | undefined> =>
  ofPair(db, pair).executeTakeFirst()

const lockRow = (tx: Db, pair: Pair): Promise<ConversationRow | undefined> =>
  ofPair(tx, pair).forNoKeyUpdate().executeTakeFirst()

/**
 * Locks a conversation until `tx` ends. Before its first message it has no row, so an advisory lock is taken instead: a
 * row that another transaction is inserting can be neither seen nor waited for.
 */
export async function lockConversation(tx: Db, pair: Pair): Promise<ConversationRow | undefined> {
  const locked = await lockRow(tx, pair)
  if (locked) return locked
  await advisoryLock(tx, 'conversation', `${pair.lowUserId} ${pair.highUserId}`)
  return lockRow(tx, pair)
}

/** Locks a conversation; creates it if needed. */
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

/** @throws UserNotFound, also for deleted accounts and for people whom the sender does not see */
export async function requireReceiver(db: Db, senderId: UserId, id: UserId): Promise<void> {
  const receiver = await db
    .selectFrom('users')
    .modifyFront(keepPlan)
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where(isSeenBy(senderId, sql.ref('users.id')))
    .executeTakeFirst()
  if (!receiver) throw new AppError('UserNotFound', { userId: id })
}

/** Finds a message that was sent before under the same client id. */
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

/** Updates a conversation that the caller has locked. */
export const moveConversation = (
  tx: Db,
  id: ConversationId,
  change: Partial<Pick<ConversationRow, 'lowUnread' | 'highUnread' | 'looks'>>,
) => tx.updateTable('conversations').set(change).where('id', '=', id).execute()

/** Deletes a user's conversations with the messages of both sides. */
export const forgetConversationsOf = (tx: Db, userId: UserId) =>
  tx
    .deleteFrom('conversations')
    .where(({ eb, or }) => or([eb('lowUserId', '=', userId), eb('highUserId', '=', userId)]))
    .execute()

import type { UserId } from '@otday/contract'
import { type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import type { Writer } from '#platform/writer.ts'
import { pairOf, partnerIn, unreadOf } from './pair.ts'
import { lockConversation, moveConversation } from './queries.ts'

export type ConversationRead = { type: 'conversation.read'; readerId: UserId; partnerId: UserId }
export interface ReadingDeps {
  db: Db
  publish: Publish<ConversationRead>
}

/**
 * Marks a conversation as read, after waiting until messages that are being sent are stored. A caller who first
 * announces that the user views the conversation, and then calls this, misses none: a message whose statement began
 * before sees by `looks` that it has to look again. Locks the conversation before the
 * session, in the same order as senders, to prevent deadlocks.
 * @throws SessionEnded
 */
export const readConversation = ({ db, publish }: ReadingDeps, by: Writer, partnerId: UserId): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id: readerId } = by
    const conversation = await lockConversation(tx, pairOf(readerId, partnerId))
    await by.lock(tx)
    if (!conversation) return
    const unread = unreadOf(conversation, readerId)
    await moveConversation(tx, conversation.id, { [unread]: 0, looks: conversation.looks + 1 })
    if (conversation[unread] === 0) return
    await publish(tx, { type: 'conversation.read', readerId, partnerId: partnerIn(conversation, readerId) })
  })

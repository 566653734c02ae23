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
 * Marks a conversation as read, after waiting until messages on their way are stored: a caller who first announces that
 * they view it, then calls this, misses none. Locks the conversation before the session, as senders do.
 * @throws SessionEnded
 */
export const readConversation = ({ db, publish }: ReadingDeps, by: Writer, partnerId: UserId): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id: readerId } = by
    const conversation = await lockConversation(tx, pairOf(readerId, partnerId))
    await by.lock(tx)
    if (!conversation) return
    const unread = unreadOf(conversation, readerId)
    if (conversation[unread] === 0) return
    await moveConversation(tx, conversation.id, { [unread]: 0 })
    await publish(tx, { type: 'conversation.read', readerId, partnerId: partnerIn(conversation, readerId) })
  })

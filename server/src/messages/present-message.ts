import type { Conversation, DirectMessage, UserId } from '@otday/contract'
import type { Addresses } from '#platform/addresses.ts'
import type { Db } from '#platform/db/index.ts'
import { userSummaries } from '../users/index.ts'
import type { MessageRow } from './queries.ts'
import type { ConversationRowSeen } from './queries-lists.ts'

export interface PresentingDeps {
  db: Db
  addresses: Addresses
}

/** A message as the wire shows it, with its number in the conversation. */
export interface NumberedMessage {
  seq: number
  message: DirectMessage
}

export async function presentMessages(
  { db, addresses }: PresentingDeps,
  [one, other]: readonly [UserId, UserId],
  rows: MessageRow[],
): Promise<NumberedMessage[]> {
  if (rows.length === 0) return []
  const people = await userSummaries(db, addresses, [one, other])
  return rows.flatMap(({ seq, id, createdAt, senderId, content, clientMessageId }) => {
    const sender = people.get(senderId)
    const receiver = [...people.values()].find(({ userId }) => userId !== senderId)
    if (!sender || !receiver) return []
    return [
      { seq, message: { id, createdAt, sender, receiver, receiverId: receiver.userId, content, clientMessageId } },
    ]
  })
}

export async function presentConversations(
  { db, addresses }: PresentingDeps,
  rows: ConversationRowSeen[],
): Promise<Conversation[]> {
  const people = await userSummaries(
    db,
    addresses,
    rows.map(({ partnerId }) => partnerId),
  )
  return rows.flatMap(({ partnerId, messageId, senderId, content, ...conversation }) => {
    const partner = people.get(partnerId)
    return partner ? [{ ...conversation, partner, lastMessage: { id: messageId, senderId, content } }] : []
  })
}

import type { Conversation, DirectMessage, UserId, UserSummary } from '@otday/contract'
import type { Urls } from '#platform/http/urls.ts'
import type { Db } from '#platform/db/index.ts'
import { userSummaries, userSummary } from '../users/index.ts'
import type { Pair } from './pair.ts'
import type { MessageRow } from './queries.ts'
import type { ConversationRowSeen, ListedMessage } from './queries-lists.ts'

export interface PresentingDeps {
  db: Db
  urls: Urls
}

/** A message with its number within the conversation. */
export interface NumberedMessage {
  seq: number
  message: DirectMessage
}

export function presentListedMessage(urls: Urls, row: ListedMessage): DirectMessage {
  const { id, createdAt, receiverId, content, clientMessageId } = row
  const sender = userSummary(urls, {
    id: row.senderId,
    name: row.senderName,
    deletedAt: row.senderDeletedAt,
    imageId: row.senderImageId,
  })
  const receiver = userSummary(urls, {
    id: receiverId,
    name: row.receiverName,
    deletedAt: row.receiverDeletedAt,
    imageId: row.receiverImageId,
  })
  return { id, createdAt, sender, receiver, receiverId, content, clientMessageId }
}

/** Presents messages of several conversations; a row's `place` is the number of its pair in `pairs`, from 1. */
export async function presentManyMessages(
  { db, urls }: PresentingDeps,
  pairs: readonly Pair[],
  rows: (MessageRow & { place: number })[],
): Promise<NumberedMessage[][]> {
  if (rows.length === 0) return pairs.map(() => [])
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  const writing = pairs.filter((_, index) => byPlace.has(index + 1))
  const ids = new Set(writing.flatMap(({ lowUserId, highUserId }) => [lowUserId, highUserId]))
  const people = await userSummaries(db, urls, [...ids])
  return pairs.map((pair, index) => numbered(people, pair, byPlace.get(index + 1) ?? []))
}

function numbered(people: ReadonlyMap<UserId, UserSummary>, { lowUserId, highUserId }: Pair, rows: MessageRow[]) {
  return rows.flatMap(({ seq, id, createdAt, senderId, content, clientMessageId }) => {
    const sender = people.get(senderId)
    const receiver = people.get(senderId === lowUserId ? highUserId : lowUserId)
    if (!sender || !receiver) return []
    return [
      { seq, message: { id, createdAt, sender, receiver, receiverId: receiver.userId, content, clientMessageId } },
    ]
  })
}

export async function presentConversations(
  { db, urls }: PresentingDeps,
  rows: ConversationRowSeen[],
): Promise<Conversation[]> {
  const people = await userSummaries(
    db,
    urls,
    rows.map(({ partnerId }) => partnerId),
  )
  return rows.flatMap(({ partnerId, messageId, senderId, content, ...conversation }) => {
    const partner = people.get(partnerId)
    return partner ? [{ ...conversation, partner, lastMessage: { id: messageId, senderId, content } }] : []
  })
}

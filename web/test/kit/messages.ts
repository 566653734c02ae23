import {
  type Conversation,
  ConversationId,
  conversations,
  DirectMessage,
  DirectMessageId,
  messages,
  Notification,
  NotificationId,
  notifications,
  type UserSummary,
} from '@otday/contract'
import * as z from 'zod'
import { idText, me, minji, partOf } from './feeds.ts'
import type { MemoryServer } from './memory-server.ts'

export const messageOf = (number: number, sender: UserSummary, over: Partial<DirectMessage> = {}): DirectMessage => {
  const receiver = sender === me ? minji : me
  return {
    id: z.decode(DirectMessageId, idText(70, number)),
    createdAt: new Date(Date.UTC(2026, 10, 20, 3, number)),
    sender,
    receiver,
    receiverId: receiver.userId,
    content: `이야기 ${number}`,
    clientMessageId: null,
    ...over,
  }
}

export const encodedMessage = (message: DirectMessage) => z.encode(DirectMessage, message)

/** Answers with a conversation with 민지 of these messages, given oldest first. */
export function answerMessages(server: MemoryServer, said: readonly DirectMessage[]): void {
  server.answer(messages.list, ({ query }) => partOf(said.toReversed(), query))
  server.answer(conversations.read, () => undefined)
}

/** Returns a conversation with 민지 whose last message the user has sent. */
export const conversationOf = (content: string): Conversation => ({
  id: z.decode(ConversationId, idText(80, 1)),
  partner: minji,
  lastMessage: { id: z.decode(DirectMessageId, idText(70, 1)), senderId: me.userId, content },
  lastMessageAt: new Date(Date.UTC(2026, 10, 20, 3)),
  unreadCount: 0,
})

export const newsOf = (number: number, over: Partial<Notification> = {}): Notification => ({
  id: z.decode(NotificationId, idText(90, number)),
  createdAt: new Date(Date.UTC(2026, 10, 20, 3, number)),
  receiverId: me.userId,
  title: `소식 ${number}`,
  content: `내용 ${number}`,
  level: 'INFO',
  kind: 'follow.created',
  targetUrl: `/#/profiles?userId=${minji.userId}`,
  replacesId: null,
  ...over,
})

/** Answers with notifications, newest first, which can be read. `more` further unread ones are only counted. */
export function answerNews(server: MemoryServer, first: readonly Notification[], more = 0): void {
  let unread = [...first]
  const read: Notification[] = []
  server.answer(notifications.list, ({ query }) => {
    const part = partOf(query.read ? read.toReversed() : unread, query)
    return { ...part, totalCount: part.totalCount + (query.read ? 0 : more) }
  })
  server.answer(notifications.delete, ({ params }) => {
    read.push(...unread.filter(({ id }) => id === params.notificationId))
    unread = unread.filter(({ id }) => id !== params.notificationId)
    return undefined
  })
}

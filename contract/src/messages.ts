import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { visibleText } from './text.ts'
import {
  ConversationId,
  DirectMessageId,
  noContent,
  pageOf,
  pageQuery,
  Timestamp,
  UserId,
  UserSummary,
} from './vocabulary.ts'

export const messageLimit = 2000

/** An id chosen by the sender: a message repeated under the same id is stored once. */
export const ClientMessageId = z.uuid()

export const DirectMessage = z.object({
  id: DirectMessageId,
  createdAt: Timestamp,
  sender: UserSummary,
  receiver: UserSummary,
  receiverId: UserId,
  content: z.string(),
  clientMessageId: ClientMessageId.nullable(),
})
export type DirectMessage = z.infer<typeof DirectMessage>

/** A message sent over the socket; the sender must be the caller. */
export const NewDirectMessage = z.object({
  senderId: UserId,
  receiverId: UserId,
  content: visibleText(messageLimit, '메시지를 입력해 주세요.'),
})

/** Returns the same key for both users of a conversation: their ids in lower case, the smaller first. */
export const conversationKeyOf = (one: UserId, other: UserId) =>
  [one.toLowerCase(), other.toLowerCase()].toSorted().join('_')

export const messages = endpoints({
  list: {
    method: 'GET',
    path: '/api/direct-messages',
    access: 'user',
    summary: '주고받은 메시지',
    query: pageQuery().extend({ userId: UserId }),
    status: 200,
    response: pageOf(DirectMessage),
    errors: ['InvalidCursor'],
  },
})

export const Conversation = z.object({
  id: ConversationId,
  partner: UserSummary,
  lastMessage: z.object({ id: DirectMessageId, senderId: UserId, content: z.string() }),
  lastMessageAt: Timestamp,
  unreadCount: z.int(),
})
export type Conversation = z.infer<typeof Conversation>

export const conversations = endpoints({
  list: {
    method: 'GET',
    path: '/api/conversations',
    access: 'user',
    summary: '대화 목록',
    query: pageQuery(),
    status: 200,
    response: pageOf(Conversation),
    errors: ['InvalidCursor'],
  },
  read: {
    method: 'POST',
    path: '/api/conversations/:partnerId/read',
    access: 'user',
    summary: '대화 읽음',
    params: z.object({ partnerId: UserId }),
    status: 204,
    response: noContent,
  },
})

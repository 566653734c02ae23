import { conversationKeyOf, type DirectMessageId, type NewDirectMessage, type UserId } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { afterCommit, type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { newId } from '#platform/ids.ts'
import type { Wake } from '#platform/signals.ts'
import { requireSession } from '../auth/index.ts'
import { requireUser } from '../users/index.ts'
import { pairOf, partnerIn, unreadOf } from './pair.ts'
import {
  type ConversationRow,
  findSent,
  insertMessage,
  isLooking,
  type MessageRow,
  moveConversation,
  openConversation,
} from './queries.ts'

export type MessageSent = {
  type: 'message.sent'
  messageId: DirectMessageId
  senderId: UserId
  receiverId: UserId
  content: string
  /** The receiver has the conversation open and sees it come. */
  isSeen: boolean
  at: Date
}
export interface SendingDeps {
  db: Db
  clock: Clock
  publish: Publish<MessageSent>
  wake: Wake
}
export type Outgoing = z.output<typeof NewDirectMessage> & { clientMessageId: string | null }

/**
 * Stores a message; message, unread count and notification commit together. Under a client's own id it is stored
 * once: a repeat answers with what was stored and causes nothing. When it returns, the message will not be lost.
 * @throws Forbidden in another's name; SelfMessage; SessionEnded; PasswordChangeRequired; UserNotFound.
 */
export async function sendDirectMessage(
  deps: SendingDeps,
  viewer: Pick<Viewer, 'id' | 'sessionId'>,
  message: Outgoing,
): Promise<MessageRow> {
  const { senderId, receiverId, clientMessageId } = message
  const pair = pairOf(senderId, receiverId)
  if (senderId !== viewer.id) throw new AppError('Forbidden')
  if (pair.lowUserId === pair.highUserId) throw new AppError('SelfMessage')
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await requireSession(tx, viewer, now)
    await requireUser(tx, receiverId)
    const conversation = await openConversation(tx, pair, now)
    const sent =
      clientMessageId === null
        ? undefined
        : await findSent(tx, { conversationId: conversation.id, senderId, clientMessageId })
    return sent ?? add(deps, tx, conversation, { ...message, now })
  })
}

async function add(
  { publish, wake }: SendingDeps,
  tx: Db,
  conversation: ConversationRow,
  { senderId, content, clientMessageId, now }: Outgoing & { now: Date },
): Promise<MessageRow> {
  const receiverId = partnerIn(conversation, senderId)
  const isSeen = await isLooking(tx, receiverId, senderId, now)
  const seq = conversation.lastSeq + 1
  const row = await insertMessage(tx, {
    id: newId<DirectMessageId>(),
    conversationId: conversation.id,
    seq,
    senderId,
    content,
    clientMessageId,
    createdAt: nextMoment(conversation, now),
  })
  const unread = unreadOf(conversation, receiverId)
  await moveConversation(tx, conversation.id, {
    lastSeq: seq,
    lastMessageAt: row.createdAt,
    [unread]: conversation[unread] + (isSeen ? 0 : 1),
  })
  await publish(tx, { type: 'message.sent', messageId: row.id, senderId, receiverId, content, isSeen, at: now })
  afterCommit(tx, () => wake('conversation', [conversationKeyOf(senderId, receiverId)]))
  return row
}

/** Later than every message before, whatever the clocks of the instances say: lists may be ordered by time alone. */
const nextMoment = ({ lastSeq, lastMessageAt }: ConversationRow, now: Date) =>
  lastSeq === 0 ? now : new Date(Math.max(now.getTime(), lastMessageAt.getTime() + 1))

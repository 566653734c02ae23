import { conversationKeyOf, type DirectMessageId, type NewDirectMessage, type UserId } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { afterCommit, type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { newId } from '#platform/ids.ts'
import type { Notify } from '#platform/live/signals.ts'
import type { FreeSpace } from '#platform/storage/index.ts'
import { requireSession } from '../auth/index.ts'
import { requireUser } from '../users/index.ts'
import { type Pair, pairOf } from './pair.ts'
import { findConversation, findSent, lockConversation, type MessageRow, openConversation } from './queries.ts'
import { type AddedMessage, addMessage, addViewedMessage, type Sending } from './queries-send.ts'

export type MessageSent = {
  type: 'message.sent'
  messageId: DirectMessageId
  senderId: UserId
  receiverId: UserId
  content: string
  /** Whether the receiver has the conversation open. */
  isSeen: boolean
  at: Date
}
export interface SendingDeps {
  db: Db
  clock: Clock
  publish: Publish<MessageSent>
  notify: Notify
  freeSpace: Pick<FreeSpace, 'isShort' | 'require'>
}
export type Outgoing = z.output<typeof NewDirectMessage> & { clientMessageId: string | null }

/**
 * Sends a message; its row, unread count and notification commit together. A repeated client id returns the stored
 * message.
 * @throws Forbidden in another user's name; SelfMessage; StorageFull; SessionEnded; PasswordChangeRequired;
 * UserNotFound.
 */
export async function sendDirectMessage(
  deps: SendingDeps,
  viewer: Pick<Viewer, 'id' | 'sessionId'>,
  message: Outgoing,
): Promise<MessageRow> {
  const { senderId, receiverId } = message
  const pair = pairOf(senderId, receiverId)
  if (senderId !== viewer.id) throw new AppError('Forbidden')
  if (pair.lowUserId === pair.highUserId) throw new AppError('SelfMessage')
  const repeated = deps.freeSpace.isShort ? await findRepeat(deps.db, pair, message) : undefined
  if (repeated) return repeated
  deps.freeSpace.require()
  const now = deps.clock.now()
  const sending = { id: newId<DirectMessageId>(), viewer, pair, ...message, now }
  const seen = await addViewedMessage(deps.db, sending)
  if (seen) {
    deps.notify('conversation', [conversationKeyOf(senderId, receiverId)])
    return seen
  }
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockConversation(tx, pair)
    const added = (locked && (await addMessage(tx, sending))) ?? (await addWithCare(tx, sending))
    return isAdded(added) ? notifyReceiver(deps, tx, added, { receiverId, at: now }) : added
  })
}

/**
 * Finds an earlier message with the same client id. It can be confirmed even if disk space is short, as confirming
 * stores nothing.
 */
async function findRepeat(db: Db, pair: Pair, { senderId, clientMessageId }: Outgoing) {
  const conversation = clientMessageId === null ? undefined : await findConversation(db, pair)
  if (!conversation || clientMessageId === null) return undefined
  return findSent(db, { conversationId: conversation.id, senderId, clientMessageId })
}

const isAdded = (row: AddedMessage | MessageRow): row is AddedMessage => 'isSeen' in row

/**
 * Adds a message after opening its conversation; if it cannot be added, returns the earlier message with the same
 * client id, or throws the reason.
 */
async function addWithCare(tx: Db, sending: Sending): Promise<AddedMessage | MessageRow> {
  const { viewer, pair, receiverId, clientMessageId, now } = sending
  await requireSession(tx, viewer, now)
  await requireUser(tx, receiverId)
  const { id: conversationId } = await openConversation(tx, pair, now)
  const sent = clientMessageId && (await findSent(tx, { conversationId, senderId: viewer.id, clientMessageId }))
  if (sent) return sent
  const added = await addMessage(tx, sending)
  if (added) return added
  // The receiver's account is not locked and may have been deleted meanwhile.
  await requireUser(tx, receiverId)
  throw new Error('a locked conversation took no message')
}

async function notifyReceiver(
  { publish, notify }: SendingDeps,
  tx: Db,
  { isSeen, ...row }: AddedMessage,
  { receiverId, at }: { receiverId: UserId; at: Date },
): Promise<MessageRow> {
  const { id: messageId, senderId, content } = row
  await publish(tx, { type: 'message.sent', messageId, senderId, receiverId, content, isSeen, at })
  afterCommit(tx, () => notify('conversation', [conversationKeyOf(senderId, receiverId)]))
  return row
}

import { conversationKeyOf, type DirectMessageId, type NewDirectMessage } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, runEffect } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { newId } from '#platform/ids.ts'
import type { Notify } from '#platform/live/signals.ts'
import type { FreeSpace } from '#platform/storage/index.ts'
import { requireSession } from '../auth/index.ts'
import { type Pair, pairOf } from './pair.ts'
import {
  findConversation,
  findSent,
  lockConversation,
  type MessageRow,
  openConversation,
  requireReceiver,
} from './queries.ts'
import { addAtOnce, type AddedMessage, addMessage, type Sending } from './queries-send.ts'

export interface SendingDeps {
  db: Db
  clock: Clock
  notify: Notify
  /** Notifies the receivers of messages, soon. */
  deliverSoon: () => void
  freeSpace: Pick<FreeSpace, 'isShort' | 'require'>
}
export type Outgoing = z.output<typeof NewDirectMessage> & { clientMessageId: string | null }

/**
 * Sends a message; its row and unread count commit together. A repeated client id returns the stored message.
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
  const added = (await addAtOnce(deps.db, sending)) ?? (await inTransaction(deps.db, (tx) => addWithCare(tx, sending)))
  if (!isAdded(added)) return added
  const { isSeen, ...row } = added
  await runEffect(deps.db, () => deps.notify('conversation', [conversationKeyOf(senderId, receiverId)]))
  if (!isSeen) deps.deliverSoon()
  return row
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
  await lockConversation(tx, pair)
  await requireSession(tx, viewer, now)
  await requireReceiver(tx, viewer.id, receiverId)
  const { id: conversationId } = await openConversation(tx, pair, now)
  const sent = clientMessageId && (await findSent(tx, { conversationId, senderId: viewer.id, clientMessageId }))
  if (sent) return sent
  const added = await addMessage(tx, sending)
  if (added) return added
  // The receiver's account is not locked: it may have been deleted meanwhile, or one may have blocked the other.
  await requireReceiver(tx, viewer.id, receiverId)
  throw new Error('a locked conversation took no message')
}

import type { UserId } from '@otday/contract'
import { afterCommit, type Publish } from '#platform/db/index.ts'
import type { ConversationRead } from '../messages/index.ts'
import { forgetUntoldMessages } from '../untold-news/index.ts'
import type { DeliveryDeps } from './deliver.ts'
import { deleteGroup, lockInbox } from './queries.ts'

/** Returns the key that groups the messages of one sender. */
export const messageGroup = (senderId: UserId) => `message.sent:${senderId}`

/** Removes the reader's unread notification of messages in the conversation, and those that are yet to come. */
export const onConversationRead =
  ({ notify }: DeliveryDeps): Publish<ConversationRead> =>
  async (tx, { readerId, partnerId }) => {
    await forgetUntoldMessages(tx, readerId, partnerId)
    if ((await lockInbox(tx, readerId)) && (await deleteGroup(tx, readerId, messageGroup(partnerId))))
      afterCommit(tx, () => notify('reading', [readerId]))
  }

import type { Publish } from '#platform/db/index.ts'
import type { MessageSent } from '../messages/index.ts'
import { deliverGrouped, type DeliveryDeps } from './deliver.ts'
import { messageGroup } from './on-conversation-read.ts'
import { nameOf } from './queries-content.ts'
import { conversationTarget } from './targets.ts'
import { nameInNews, preview } from './text.ts'

/** Notifies the receiver, unless they have the conversation open; merged with unread messages of the sender. */
export const onMessageSent =
  (deps: DeliveryDeps): Publish<MessageSent> =>
  async (tx, { messageId, senderId, receiverId, content, isSeen, at }) => {
    if (isSeen) return
    const name = nameInNews(await nameOf(tx, senderId))
    await deliverGrouped(deps, tx, {
      receiverId,
      kind: 'message.sent',
      level: 'INFO',
      titleOf: (size) => `${name}님이 메시지${size > 1 ? ` ${size}개` : ''}를 보냈어요`,
      content: preview(content),
      targetUrl: conversationTarget(senderId),
      groupKey: messageGroup(senderId),
      eventKey: `message.sent:${messageId}`,
      at,
    })
  }

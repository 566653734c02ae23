import type { UserId } from '@otday/contract'
import type { Db, Paging } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { pairOf } from './pair.ts'
import {
  type NumberedMessage,
  presentConversations,
  type PresentingDeps,
  presentListedMessage,
  presentManyMessages,
} from './present-message.ts'
import { findConversation } from './queries.ts'
import { conversationPage, createMessagePages, messagesBeyond } from './queries-lists.ts'
import { readConversation, type ReadingDeps } from './read-conversation.ts'
import type { SendingDeps } from './send-direct-message.ts'

export type { PresentingDeps } from './present-message.ts'
export { forgetConversationsOf } from './queries.ts'
export type { ConversationRead } from './read-conversation.ts'
export { createMessagePages } from './queries-lists.ts'
export { presentListedMessage } from './present-message.ts'
export { type Outgoing, sendDirectMessage, type SendingDeps } from './send-direct-message.ts'

type ListingDeps = PresentingDeps & { paging: Paging }

export const messages = defineModule('messages', (deps: ListingDeps & ReadingDeps & SendingDeps) => ({
  handlers: { messages: messageHandlers(deps), conversations: conversationHandlers(deps) },
  uses: deps,
}))

const messageHandlers = ({ db, paging, urls }: ListingDeps): HandlersOf<'messages'> => {
  const pageOf = createMessagePages(db, paging)
  return {
    list: async ({ viewer, query: { userId, ...page } }) => {
      const found = await pageOf(viewer.id, userId, page)
      return { ...found, data: found.data.map((message) => presentListedMessage(urls, message)) }
    },
  }
}

const conversationHandlers = (deps: ListingDeps & ReadingDeps): HandlersOf<'conversations'> => ({
  list: async ({ viewer, query }) => {
    const found = await conversationPage(deps.db, deps.paging, viewer.id, query)
    return { ...found, data: await presentConversations(deps, found.data) }
  },
  read: async ({ viewer, params: { partnerId } }) => {
    await readConversation(deps, viewer, partnerId)
    return undefined
  },
})

/** Returns the number of the last message; zero without messages. */
export const lastSeqOf = async (db: Db, one: UserId, other: UserId): Promise<number> =>
  (await findConversation(db, pairOf(one, other)))?.lastSeq ?? 0

/** Returns the messages after each `seq`, at most `limit` for each element of `asks`, in the order of `asks`. */
export async function messagesAfter(
  deps: PresentingDeps,
  asks: readonly { pair: readonly [UserId, UserId]; seq: number }[],
  limit: number,
): Promise<NumberedMessage[][]> {
  const pairs = asks.map(({ pair }) => pairOf(...pair))
  const places = pairs.map((pair, index) => ({ ...pair, seq: asks[index]?.seq ?? 0 }))
  return presentManyMessages(deps, pairs, await messagesBeyond(deps.db, places, limit))
}

import { conversationTopic, DirectMessage, live, logTexts, pageSizes, type UserId } from '@otday/contract'
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../platform/api/api.ts'
import { decoded } from '../../platform/live/decoded.ts'
import { socket } from '../../platform/live/socket.ts'
import { log } from '../../platform/log.ts'
import { useVisible } from '../../platform/device/use-visible.ts'
import { type PagedView, usePagedView } from '../../platform/cache/use-paged-view.ts'
import { addMessage, catchUp } from './cache.ts'
import { conversationsKey, threadKey } from './keys.ts'
import { threadQuery } from './queries.ts'

interface ThreadOptions {
  me: UserId
  partnerId: UserId
  onMessage: (message: DirectMessage) => void
}

/** Keeps a thread live while it is visible; shown messages count as read. */
export function useThread({ me, partnerId, onMessage }: ThreadOptions): PagedView<DirectMessage> {
  const queryClient = useQueryClient()
  const list = usePagedView(useInfiniteQuery(threadQuery(partnerId)))
  const hear = useEffectEvent((message: DirectMessage) => {
    addMessage(queryClient, partnerId, message)
    onMessage(message)
  })
  const read = useEffectEvent(async () => {
    // The server also removes the notification, and informs other windows by their streams.
    await api.conversations
      .read({ params: { partnerId } })
      .catch((error: unknown) => log.failure(logTexts.readFailed, error))
    void queryClient.invalidateQueries({ queryKey: conversationsKey })
  })
  const isVisible = useVisible()
  useEffect(
    () =>
      socket.hear(
        conversationTopic(me, partnerId),
        {
          onMessage: (body) => {
            const message = decoded(DirectMessage, body)
            if (message) hear(message)
          },
          onHeard: () => void Promise.all([fetchMissed(queryClient, partnerId), isVisible && read()]),
        },
        isVisible ? { [live.viewing]: 'true' } : {},
      ),
    [me, partnerId, queryClient, isVisible],
  )
  const isReady = list.state === 'ready'
  // Marks messages as read without a live connection, too.
  useEffect(() => {
    if (isReady && isVisible) void read()
  }, [isReady, isVisible])
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: conversationsKey }), [queryClient])
  return list
}

/** Fetches missed messages. If that fails the list is refetched and shows the error, so that there is no silent gap. */
async function fetchMissed(queryClient: QueryClient, partnerId: UserId): Promise<void> {
  try {
    const query = { userId: partnerId, limit: pageSizes.default }
    catchUp(queryClient, partnerId, await api.messages.list({ query }))
  } catch {
    await queryClient.resetQueries({ queryKey: threadKey(partnerId), exact: true })
  }
}

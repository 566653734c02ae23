import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearStream } from '../../platform/live/stream.ts'
import { conversationsKey } from './keys.ts'

/** Refetches the conversations when messages arrive or are read, and after reconnects. */
export function useFreshConversations(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: conversationsKey })
    return hearStream({
      onConnect: refresh,
      onTotal: refresh,
      onEvent: (data) => {
        if (isAboutMessages(data)) refresh()
      },
    })
  }, [queryClient])
}

const isAboutMessages = (data: unknown) =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'kind') === 'message.sent'

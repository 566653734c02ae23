import { Notification } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { hearStream } from '../../platform/live/stream.ts'
import { addNotification, checkTotal, refreshNotifications } from './cache.ts'

/**
 * Refetches on each reconnect.
 * @returns the latest, to be read out
 */
export function useLiveNotifications(): string {
  const queryClient = useQueryClient()
  const [spoken, setSpoken] = useState('')
  useEffect(
    () =>
      hearStream({
        onConnect: () => void refreshNotifications(queryClient),
        onTotal: (total) => checkTotal(queryClient, total),
        onEvent: (data) => {
          const { data: notification } = z.safeDecode(Notification, data as never)
          // Not decoded: the list knows what came.
          if (!notification) return void refreshNotifications(queryClient)
          addNotification(queryClient, notification)
          setSpoken(notification.title)
        },
      }),
    [queryClient],
  )
  return spoken
}

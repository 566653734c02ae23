import { Notification } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { hearStream } from '../../platform/live/stream.ts'
import { addNotification, checkTotal, refreshNotifications } from './cache.ts'

/**
 * Puts notifications in front as they come, and asks anew whenever the stream stands again.
 * @returns what has just come, to be read out
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
          // Something came all the same: the list says what.
          if (!notification) return void refreshNotifications(queryClient)
          addNotification(queryClient, notification)
          setSpoken(notification.title)
        },
      }),
    [queryClient],
  )
  return spoken
}

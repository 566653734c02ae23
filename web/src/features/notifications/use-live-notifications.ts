import { logTexts, Notification } from '@otday/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { hearStream } from '../../platform/live/stream.ts'
import { log } from '../../platform/log.ts'
import { startOver } from '../../platform/cache/paged-cache.ts'
import { includes, type PagedList, totalOf } from '../../platform/cache/paged-list.ts'
import { notificationsKey } from './keys.ts'

/**
 * Receives notifications live; refetches them on each reconnect.
 * @returns the title of the latest, for screen readers
 */
export function useLiveNotifications(): string {
  const queryClient = useQueryClient()
  const [spoken, setSpoken] = useState('')
  useEffect(
    () =>
      hearStream({
        onConnect: () => refresh(queryClient),
        onTotal: (total) => checkTotal(queryClient, total),
        onEvent: (data) => {
          const { data: notification } = z.safeDecode(Notification, data as never)
          // If it cannot be decoded, the list is refetched instead.
          if (!notification) return refresh(queryClient)
          add(queryClient, notification)
          setSpoken(notification.title)
        },
      }),
    [queryClient],
  )
  return spoken
}

const loaded = (queryClient: QueryClient) => queryClient.getQueryData<PagedList<Notification>>(notificationsKey)

const refresh = (queryClient: QueryClient): void => void startOver(queryClient, notificationsKey)

/** Refetches if the server's total differs from the list's, as other windows have then read some. */
function checkTotal(queryClient: QueryClient, total: number): void {
  if (totalOf(loaded(queryClient)) !== total) void queryClient.invalidateQueries({ queryKey: notificationsKey })
}

/** Adds a notification; ignores known ones. The code for adding is loaded on demand, as few visits need it. */
function add(queryClient: QueryClient, notification: Notification): void {
  const known = loaded(queryClient)
  if (known && includes(known, notification.id)) return log.warn(logTexts.duplicateItem)
  import('./cache.ts').then(
    ({ addNotification }) => addNotification(queryClient, notification),
    () => refresh(queryClient),
  )
}

import { logTexts, type NotificationId, pageSizes } from '@otday/contract'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { log } from '../../platform/log.ts'
import { loggedApart } from '../../platform/query-client.ts'
import { nextPageStart, type PageStart } from '../../platform/paged-list.ts'
import { removeNotification } from './cache.ts'
import { notificationsKey, readNotificationsKey } from './keys.ts'

export const notificationsQuery = (read = false) =>
  infiniteQueryOptions({
    queryKey: read ? readNotificationsKey : notificationsKey,
    queryFn: ({ pageParam, signal }) =>
      api.notifications.list({ query: { read, limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
  })

/** Reading deletes. A failure is logged, and the notification stays. */
export function useReadNotification() {
  const queryClient = useQueryClient()
  return useMutation({
    ...loggedApart,
    mutationFn: (notificationId: NotificationId) => api.notifications.delete({ params: { notificationId } }),
    onSuccess: (_nothing, id) => removeNotification(queryClient, id),
    onError: (error) => log.failure(logTexts.notificationReadFailed, error),
  })
}

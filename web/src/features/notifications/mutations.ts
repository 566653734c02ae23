import { logTexts, type NotificationId } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { log } from '../../platform/log.ts'
import { loggedApart } from '../../platform/cache/query-client.ts'
import { removeNotification } from './cache.ts'

/** Marks a notification as read by deleting it. A failure is logged, and the notification stays. */
export function useReadNotification() {
  const queryClient = useQueryClient()
  return useMutation({
    ...loggedApart,
    mutationFn: (notificationId: NotificationId) => api.notifications.delete({ params: { notificationId } }),
    onSuccess: (_nothing, id) => removeNotification(queryClient, id),
    onError: (error) => log.failure(logTexts.notificationReadFailed, error),
  })
}

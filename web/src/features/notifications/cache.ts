import { logTexts, type Notification } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { changeOne, startOver } from '../../platform/paged-cache.ts'
import { includes, type PagedList, totalOf, withItem, withoutItem } from '../../platform/paged-list.ts'
import { notificationsKey } from './keys.ts'

export const refreshNotifications = (queryClient: QueryClient): Promise<void> =>
  startOver(queryClient, notificationsKey)

/** In front, in place of the one that it replaces; known ones are ignored. */
export function addNotification(queryClient: QueryClient, notification: Notification): void {
  const known = queryClient.getQueryData<PagedList<Notification>>(notificationsKey)
  if (known && includes(known, notification.id)) return log.warn(logTexts.duplicateItem)
  changeOne<PagedList<Notification>>(queryClient, notificationsKey, (list) => withNews(list, notification))
}

/** Another total than the list's: some were read elsewhere, refetch. */
export function checkTotal(queryClient: QueryClient, total: number): void {
  const queryKey = notificationsKey
  if (totalOf(queryClient.getQueryData<PagedList<Notification>>(queryKey)) !== total)
    void queryClient.invalidateQueries({ queryKey })
}

export function removeNotification(queryClient: QueryClient, id: Notification['id']): void {
  queryClient.setQueryData<PagedList<Notification>>(notificationsKey, (list) => list && withoutItem(list, id))
}

function withNews(list: PagedList<Notification>, notification: Notification): PagedList<Notification> {
  if (includes(list, notification.id)) return list
  const { replacesId } = notification
  return withItem(replacesId ? withoutItem(list, replacesId) : list, notification)
}

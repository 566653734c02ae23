import type { Notification } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { changeOne, withItem, withoutItem } from '../../platform/cache/paged-changes.ts'
import { includes, type PagedList } from '../../platform/cache/paged-list.ts'
import { notificationsKey } from './keys.ts'

/** Adds a notification in front, in place of the one that it replaces. */
export const addNotification = (queryClient: QueryClient, notification: Notification): void =>
  changeOne<PagedList<Notification>>(queryClient, notificationsKey, (list) => withNews(list, notification))

export function removeNotification(queryClient: QueryClient, id: Notification['id']): void {
  queryClient.setQueryData<PagedList<Notification>>(notificationsKey, (list) => list && withoutItem(list, id))
}

function withNews(list: PagedList<Notification>, notification: Notification): PagedList<Notification> {
  if (includes(list, notification.id)) return list
  const { replacesId } = notification
  return withItem(replacesId ? withoutItem(list, replacesId) : list, notification)
}

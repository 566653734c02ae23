import { logTexts, type Notification } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { changeOne, startOver } from '../../platform/paged-cache.ts'
import { includes, type PagedList, totalOf, withItem, withoutItem } from '../../platform/paged-list.ts'
import { notificationsKey } from './keys.ts'

/** The first page and the total as they are now. */
export const refreshNotifications = (queryClient: QueryClient): Promise<void> =>
  startOver(queryClient, notificationsKey)

/** A notification that has just come stands in front, instead of the one that it replaces; a known one is ignored. */
export function addNotification(queryClient: QueryClient, notification: Notification): void {
  const known = queryClient.getQueryData<PagedList<Notification>>(notificationsKey)
  if (known && includes(known, notification.id)) return log.warn(logTexts.duplicateItem)
  changeOne<PagedList<Notification>>(queryClient, notificationsKey, (list) => withNews(list, notification))
}

/** How many there are by now: where the list says otherwise, some were read elsewhere, and it is asked for anew. */
export function checkTotal(queryClient: QueryClient, total: number): void {
  const queryKey = notificationsKey
  if (totalOf(queryClient.getQueryData<PagedList<Notification>>(queryKey)) !== total)
    void queryClient.invalidateQueries({ queryKey })
}

/** A notification that was read. */
export function removeNotification(queryClient: QueryClient, id: Notification['id']): void {
  queryClient.setQueryData<PagedList<Notification>>(notificationsKey, (list) => list && withoutItem(list, id))
}

function withNews(list: PagedList<Notification>, notification: Notification): PagedList<Notification> {
  if (includes(list, notification.id)) return list
  const { replacesId } = notification
  return withItem(replacesId ? withoutItem(list, replacesId) : list, notification)
}

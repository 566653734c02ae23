import { pageSizes } from '@otday/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import { notificationsKey, readNotificationsKey } from './keys.ts'

export const notificationsQuery = (read = false) =>
  infiniteQueryOptions({
    queryKey: read ? readNotificationsKey : notificationsKey,
    queryFn: ({ pageParam, signal }) =>
      api.notifications.list({ query: { read, limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
  })

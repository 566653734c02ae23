import { Notification, type Page } from '@otday/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { itemsOf, type PagedList, totalOf } from '../../platform/cache/paged-list.ts'
import { addNotification, removeNotification } from './cache.ts'
import { notificationsKey } from './keys.ts'

const idOf = (n: number) => `0198d2a4-6c1f-7b54-8a77-1000000000${String(n).padStart(2, '0')}`

function news(n: number, replaces: number | null = null): Notification {
  const overrides = { title: `소식 ${n}`, content: '', level: 'INFO', kind: 'message.sent', targetUrl: null } as const
  const createdAt = new Date(1_700_000_000_000 + n).toISOString()
  const replacesId = replaces === null ? null : idOf(replaces)
  return z.decode(Notification, { id: idOf(n), receiverId: idOf(90), createdAt, replacesId, ...overrides } as z.input<
    typeof Notification
  >)
}

function openCache(data: Notification[], totalCount = data.length) {
  const queryClient = new QueryClient()
  const more = { nextCursor: 'c', nextIdAfter: null, hasNext: true }
  const page: Page<Notification> = {
    data,
    totalCount,
    sortBy: 'createdAt',
    sortDirection: 'DESCENDING',
    ...(totalCount > data.length ? more : { nextCursor: null, nextIdAfter: null, hasNext: false }),
  }
  queryClient.setQueryData<PagedList<Notification>>(notificationsKey, { pages: [page], pageParams: [null] })
  const list = () => queryClient.getQueryData<PagedList<Notification>>(notificationsKey)
  const numbers = () => itemsOf(list()).map(({ title }) => Number(title.slice(3)))
  return { queryClient, numbers, total: () => totalOf(list()) }
}

test('a new notification is put first and counted once', () => {
  const { queryClient, numbers, total } = openCache([news(2), news(1)])
  addNotification(queryClient, news(3))
  addNotification(queryClient, news(3))
  expect([numbers(), total()]).toEqual([[3, 2, 1], 3])
})

test('a notification that replaces an unread one is put first without raising the total', () => {
  const shown = openCache([news(2), news(1)])
  addNotification(shown.queryClient, news(3, 1))
  expect([shown.numbers(), shown.total()]).toEqual([[3, 2], 2])
  const further = openCache([news(5), news(4)], 40)
  addNotification(further.queryClient, news(6, 1))
  expect([further.numbers(), further.total()]).toEqual([[6, 5, 4], 40])
  const read = openCache([news(2)])
  addNotification(read.queryClient, news(3, 1))
  expect([read.numbers(), read.total()]).toEqual([[3, 2], 2])
})

test('a notification that was read leaves the list and lowers the total', () => {
  const { queryClient, numbers, total } = openCache([news(2), news(1)])
  removeNotification(queryClient, news(2).id)
  expect([numbers(), total()]).toEqual([[1], 1])
})

import type { Page } from '@otday/contract'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { loadedLists, startOver } from './paged-cache.ts'
import { changeLists, withItem, withoutItem, withPatch } from './paged-changes.ts'
import { itemsOf, nextPageStart, type PageStart, totalOf } from './paged-list.ts'

interface Item {
  id: string
  liked: boolean
}
const pages: Page<Item>[] = [
  { data: [{ id: 'a', liked: false }], nextCursor: '1', hasNext: true },
  { data: [{ id: 'b', liked: false }], nextCursor: null, hasNext: false },
].map((page) => ({ ...page, nextIdAfter: null, totalCount: 2, sortBy: 'createdAt', sortDirection: 'DESCENDING' }))

const key = ['things', 'list', {}] as const

/** A list whose responses wait until the test releases them. */
function slowList() {
  const queryClient = new QueryClient()
  let release = () => {}
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: key,
    queryFn: async ({ pageParam }) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return pages[Number(pageParam?.cursor ?? 0)] as Page<Item>
    },
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const list = () => loadedLists<Item>(queryClient, key)[0]
  const finished = async (call: Promise<unknown>) => {
    await Promise.resolve()
    release()
    await call
  }
  return { queryClient, observer, list, finished }
}

const like = (item: Item) => ({ ...item, liked: true })

test('a change made while the next page is loading stays when the page arrives', async () => {
  const { queryClient, observer, list, finished } = slowList()
  await finished(observer.refetch())
  const more = observer.fetchNextPage()
  changeLists<Item, object>(queryClient, ['things', 'list'], (given) => withPatch(given, 'a', like))
  changeLists<Item, object>(queryClient, ['things', 'list'], (given) => withItem(given, { id: 'n', liked: false }))
  await finished(more)
  expect(itemsOf(list())).toEqual([
    { id: 'n', liked: false },
    { id: 'a', liked: true },
    { id: 'b', liked: false },
  ])
  expect(totalOf(list())).toBe(3)
})

test('an item deleted while the next page is loading stays deleted', async () => {
  const { queryClient, observer, list, finished } = slowList()
  await finished(observer.refetch())
  const more = observer.fetchNextPage()
  changeLists<Item, object>(queryClient, ['things'], (given) => withoutItem(given, 'a'))
  await finished(more)
  expect(itemsOf(list()).map((item) => item.id)).toEqual(['b'])
  expect(totalOf(list())).toBe(1)
})

test('starting over keeps the first page on the screen and requests it again', async () => {
  const { queryClient, observer, list, finished } = slowList()
  await finished(observer.refetch())
  await finished(observer.fetchNextPage())
  const again = startOver(queryClient, key)
  expect(itemsOf(list()).map((item) => item.id)).toEqual(['a'])
  await finished(again)
  expect(list()?.pages).toHaveLength(1)
})

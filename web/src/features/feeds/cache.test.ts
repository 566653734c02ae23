import { Feed, type Page } from '@otday/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { itemsOf, type PagedList, totalOf } from '../../platform/cache/paged-list.ts'
import { addFeed, countComment, patchFeed, removeFeed, spreadFeed } from './cache.ts'
import { feedFiltersFrom } from './filters.ts'
import { feedKey, feedListKey } from './keys.ts'

const hani = '0198d2a4-6c1f-7b54-8a77-000000000001'
const idOf = (n: number) => `0198d2a4-6c1f-7b54-8a77-1000000000${String(n).padStart(2, '0')}`
const at = (n: number) => new Date(1_700_000_000_000 + n * 1000).toISOString()

interface Overrides {
  content?: string
  likeCount?: number
  sky?: 'CLEAR' | 'CLOUDY'
  falls?: 'NONE' | 'RAIN'
}
const feed = (n: number, { content = '오늘', likeCount = 0, sky = 'CLEAR', falls = 'NONE' }: Overrides = {}): Feed =>
  z.decode(Feed, {
    id: idOf(n),
    createdAt: at(n),
    updatedAt: at(n),
    author: { userId: hani, name: '하니', profileImageUrl: null },
    weather: {
      weatherId: idOf(99),
      skyStatus: sky,
      precipitation: { type: falls, amount: null, probability: null },
      temperature: { current: 0, comparedToDayBefore: null, min: null, max: null },
      isSample: true,
    },
    ootds: [],
    flatLayUrl: null,
    content,
    likeCount,
    commentCount: 0,
    likedByMe: false,
  } as z.input<typeof Feed>)

function feedLists(lists: Record<string, { feeds: Feed[]; total?: number }>) {
  const queryClient = new QueryClient()
  for (const [query, { feeds, total = feeds.length }] of Object.entries(lists)) {
    const hasNext = total > feeds.length
    const page: Page<Feed> = {
      data: feeds,
      nextCursor: hasNext ? 'more' : null,
      nextIdAfter: null,
      hasNext,
      totalCount: total,
      sortBy: 'createdAt',
      sortDirection: 'DESCENDING',
    }
    queryClient.setQueryData(keyOf(query), { pages: [page], pageParams: [null] })
  }
  const shown = (query: string) => {
    const list = queryClient.getQueryData<PagedList<Feed>>(keyOf(query))
    return { ids: itemsOf(list).map((item) => Number(item.id.slice(-2))), total: totalOf(list) }
  }
  return { queryClient, shown }
}
const keyOf = (query: string) => feedListKey(feedFiltersFrom(new URLSearchParams(query)))

test('a new feed is put first in the latest list and raises its total', () => {
  const { queryClient, shown } = feedLists({ '': { feeds: [feed(2), feed(1)], total: 12 } })
  addFeed(queryClient, feed(3))
  expect(shown('')).toEqual({ ids: [3, 2, 1], total: 13 })
})

test('a new feed is inserted by its number of likes in a list sorted by likes', () => {
  const feeds = [feed(1, { likeCount: 5 }), feed(2, { likeCount: 1 })]
  const { queryClient, shown } = feedLists({ 'sortBy=likeCount': { feeds } })
  addFeed(queryClient, feed(3, { likeCount: 2 }))
  addFeed(queryClient, feed(4))
  expect(shown('sortBy=likeCount')).toEqual({ ids: [1, 3, 2, 4], total: 4 })
})

test('a new feed is added to the lists whose filters it matches and to no other', () => {
  const { queryClient, shown } = feedLists({
    'keywordLike=코트': { feeds: [] },
    'keywordLike=패딩': { feeds: [] },
    'skyStatusEqual=CLOUDY': { feeds: [] },
    'skyStatusEqual=CLEAR&precipitationTypeEqual=RAIN': { feeds: [] },
    'precipitationTypeEqual=NONE': { feeds: [] },
    [`authorIdEqual=${hani}`]: { feeds: [] },
    [`authorIdEqual=${idOf(50)}`]: { feeds: [] },
  })
  addFeed(queryClient, feed(3, { content: '카멜 코트와 Muffler'.normalize('NFD') }))
  expect(shown('keywordLike=코트').ids).toEqual([3])
  expect(shown('keywordLike=패딩').ids).toEqual([])
  expect(shown('skyStatusEqual=CLOUDY').ids).toEqual([])
  expect(shown('skyStatusEqual=CLEAR&precipitationTypeEqual=RAIN').ids).toEqual([])
  expect(shown('precipitationTypeEqual=NONE').ids).toEqual([3])
  expect(shown(`authorIdEqual=${hani}`).ids).toEqual([3])
  expect(shown(`authorIdEqual=${idOf(50)}`).ids).toEqual([])
})

test('a search takes a feed that has all of its words, in whatever order', () => {
  const { queryClient, shown } = feedLists({
    'keywordLike=셔츠+코트': { feeds: [] },
    'keywordLike=셔츠+치마': { feeds: [] },
  })
  addFeed(queryClient, feed(3, { content: '코트에 셔츠' }))
  expect([shown('keywordLike=셔츠+코트').ids, shown('keywordLike=셔츠+치마').ids]).toEqual([[3], []])
})

test('adding a feed that the list already contains changes nothing', () => {
  const { queryClient, shown } = feedLists({ '': { feeds: [feed(1)] } })
  addFeed(queryClient, feed(1))
  expect(shown('')).toEqual({ ids: [1], total: 1 })
})

test('a changed feed changes in every list and in the opened feed, without moving in the lists', () => {
  const feeds = [feed(1, { likeCount: 1 }), feed(2)]
  const { queryClient, shown } = feedLists({ 'sortBy=likeCount': { feeds }, '': { feeds: [feed(2)] } })
  queryClient.setQueryData(feedKey(idOf(2)), feed(2))
  patchFeed(queryClient, idOf(2), (before) => ({ likedByMe: true, likeCount: before.likeCount + 5 }))
  expect(shown('sortBy=likeCount').ids).toEqual([1, 2])
  const lists = [keyOf('sortBy=likeCount'), keyOf('')].map((key) => queryClient.getQueryData<PagedList<Feed>>(key))
  expect(lists.map((list) => itemsOf(list).at(-1)?.likeCount)).toEqual([5, 5])
  expect(queryClient.getQueryData<Feed>(feedKey(idOf(2)))?.likedByMe).toBe(true)
})

test('a new comment is counted once in every list, even in one whose response is in flight', async () => {
  const { queryClient } = feedLists({ '': { feeds: [feed(1)] }, 'sortBy=likeCount': { feeds: [feed(1)] } })
  const queryKey = keyOf('')
  const [page] = queryClient.getQueryData<PagedList<Feed>>(queryKey)?.pages ?? []
  if (!page) throw new Error('The list is empty.')
  const { promise, resolve } = Promise.withResolvers<PagedList<Feed>>()
  const fetched = queryClient.fetchQuery({ queryKey, queryFn: () => promise })
  countComment(queryClient, idOf(1))
  resolve({ pages: [{ ...page, data: [{ ...feed(1), commentCount: 1 }] }], pageParams: [null] })
  await fetched
  const lists = [keyOf('sortBy=likeCount'), queryKey].map((key) => queryClient.getQueryData<PagedList<Feed>>(key))
  expect(lists.map((list) => itemsOf(list)[0]?.commentCount)).toEqual([1, 1])
})

test('the server’s version of an opened feed is copied to the lists', () => {
  const { queryClient } = feedLists({ '': { feeds: [feed(2), feed(1)] } })
  spreadFeed(queryClient, feed(1, { content: '나중 말', likeCount: 3 }))
  const list = queryClient.getQueryData<PagedList<Feed>>(keyOf(''))
  expect(itemsOf(list).map(({ content, likeCount }) => [content, likeCount])).toEqual([
    ['오늘', 0],
    ['나중 말', 3],
  ])
})

test('a deleted feed leaves every list and lowers their totals', () => {
  const { queryClient, shown } = feedLists({
    '': { feeds: [feed(2), feed(1)] },
    'sortBy=likeCount': { feeds: [feed(2)], total: 20 },
    'skyStatusEqual=CLOUDY': { feeds: [], total: 3 },
  })
  removeFeed(queryClient, idOf(1))
  expect(shown('')).toEqual({ ids: [2], total: 1 })
  expect(shown('sortBy=likeCount')).toEqual({ ids: [2], total: 19 })
  expect(shown('skyStatusEqual=CLOUDY').total).toBe(3)
})

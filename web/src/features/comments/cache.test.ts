import { Comment, type Page } from '@otday/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { itemsOf, type PagedList, totalOf } from '../../platform/cache/paged-list.ts'
import { addComment } from './cache.ts'
import { commentsKey } from './keys.ts'

const idOf = (n: number) => `0198d2a4-6c1f-7b54-8a77-1000000000${String(n).padStart(2, '0')}`
const at = new Date(1_700_000_000_000).toISOString()
const author = { userId: idOf(50), name: '하니', profileImageUrl: null }
const comment = (n: number): Comment =>
  z.decode(Comment, { id: idOf(n), feedId: idOf(1), author, content: `말 ${n}`, createdAt: at } as z.input<
    typeof Comment
  >)
const page = <T>(data: T[]): Page<T> => ({
  data,
  nextCursor: null,
  nextIdAfter: null,
  hasNext: false,
  totalCount: data.length,
  sortBy: 'createdAt',
  sortDirection: 'DESCENDING',
})
const listOf = <T>(data: T[]): PagedList<T> => ({ pages: [page(data)], pageParams: [null] })

test('a new comment is put first, and adding it twice shows it once', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(commentsKey(idOf(1)), listOf([comment(3), comment(2)]))
  addComment(queryClient, comment(4))
  addComment(queryClient, comment(4))
  const list = queryClient.getQueryData<PagedList<Comment>>(commentsKey(idOf(1)))
  expect(itemsOf(list).map(({ id }) => id)).toEqual([idOf(4), idOf(3), idOf(2)])
  expect(totalOf(list)).toBe(3)
})

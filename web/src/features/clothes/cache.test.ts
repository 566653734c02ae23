import { Clothes, type ClothesType, type Page } from '@otday/contract'
import { QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { itemsOf, type PagedList, totalOf } from '../../platform/cache/paged-list.ts'
import { addClothes, patchClothes, removeClothes } from './cache.ts'
import { clothesListKey, followsCloset } from './keys.ts'

const me = '0198d2a4-6c1f-7b54-8a77-000000000001'
const someone = '0198d2a4-6c1f-7b54-8a77-000000000002'
const idOf = (n: number) => `0198d2a4-6c1f-7b54-8a77-1000000000${String(n).padStart(2, '0')}`

const piece = (n: number, type: ClothesType, ownerId = me): Clothes =>
  z.decode(Clothes, {
    id: idOf(n),
    ownerId,
    name: `옷 ${n}`,
    type,
    imageUrl: null,
    picture: null,
    appearance: { kind: 'tshirt', colors: [] },
    attributes: [],
    createdAt: new Date(1_700_000_000_000 + n * 1000).toISOString(),
  } as z.input<typeof Clothes>)

function closet(lists: { ownerId?: string; typeEqual?: ClothesType; items: Clothes[]; total?: number }[]) {
  const queryClient = new QueryClient()
  for (const { ownerId = me, typeEqual, items, total = items.length } of lists) {
    const hasNext = total > items.length
    const page: Page<Clothes> = {
      data: items,
      nextCursor: hasNext ? 'more' : null,
      nextIdAfter: null,
      hasNext,
      totalCount: total,
      sortBy: 'createdAt',
      sortDirection: 'DESCENDING',
    }
    queryClient.setQueryData(clothesListKey({ ownerId, typeEqual }), { pages: [page], pageParams: [null] })
  }
  const shown = (typeEqual?: ClothesType, ownerId = me) => {
    const list = queryClient.getQueryData<PagedList<Clothes>>(clothesListKey({ ownerId, typeEqual }))
    return { names: itemsOf(list).map((item) => item.name), total: totalOf(list) }
  }
  return { queryClient, shown }
}

test('a new piece goes to the front of the lists it belongs to, and only there', () => {
  const { queryClient, shown } = closet([
    { items: [piece(2, 'TOP'), piece(1, 'BAG')], total: 30 },
    { typeEqual: 'BAG', items: [piece(1, 'BAG')] },
    { typeEqual: 'TOP', items: [piece(2, 'TOP')] },
    { ownerId: someone, items: [] },
  ])
  addClothes(queryClient, piece(3, 'BAG'))
  expect(shown()).toEqual({ names: ['옷 3', '옷 2', '옷 1'], total: 31 })
  expect(shown('BAG')).toEqual({ names: ['옷 3', '옷 1'], total: 2 })
  expect(shown('TOP')).toEqual({ names: ['옷 2'], total: 1 })
  expect(shown(undefined, someone)).toEqual({ names: [], total: 0 })
})

test('adding a piece that the list already contains changes nothing', () => {
  const { queryClient, shown } = closet([{ items: [piece(1, 'TOP')] }])
  addClothes(queryClient, piece(1, 'TOP'))
  expect(shown()).toEqual({ names: ['옷 1'], total: 1 })
})

test('an edited piece changes in every list, at the same place and with the same totals', () => {
  const { queryClient, shown } = closet([
    { items: [piece(2, 'TOP'), piece(1, 'TOP')] },
    { typeEqual: 'TOP', items: [piece(2, 'TOP')], total: 2 },
  ])
  patchClothes(queryClient, { ...piece(2, 'TOP'), name: '새 이름' })
  patchClothes(queryClient, { ...piece(1, 'TOP'), name: '옛 옷' })
  expect(shown()).toEqual({ names: ['새 이름', '옛 옷'], total: 2 })
  expect(shown('TOP')).toEqual({ names: ['새 이름'], total: 2 })
})

test('a change of type moves a piece from one tab to the other', () => {
  const { queryClient, shown } = closet([
    { items: [piece(3, 'TOP'), piece(2, 'BAG'), piece(1, 'TOP')] },
    { typeEqual: 'TOP', items: [piece(3, 'TOP'), piece(1, 'TOP')] },
    { typeEqual: 'BAG', items: [piece(2, 'BAG')] },
  ])
  patchClothes(queryClient, piece(2, 'TOP'))
  expect(shown().total).toBe(3)
  expect(shown('TOP')).toEqual({ names: ['옷 3', '옷 2', '옷 1'], total: 3 })
  expect(shown('BAG')).toEqual({ names: [], total: 0 })
})

test('deleting lowers the count of every list the piece belonged to', () => {
  const { queryClient, shown } = closet([
    { items: [piece(2, 'TOP'), piece(1, 'BAG')] },
    { typeEqual: 'BAG', items: [piece(1, 'BAG')] },
    { typeEqual: 'TOP', items: [piece(2, 'TOP')], total: 40 },
  ])
  removeClothes(queryClient, piece(1, 'BAG'))
  expect(shown()).toEqual({ names: ['옷 2'], total: 1 })
  expect(shown('BAG')).toEqual({ names: [], total: 0 })
  expect(shown('TOP').total).toBe(40)
})

test('adding, editing or deleting a piece invalidates the queries that depend on the closet', () => {
  for (const change of [addClothes, patchClothes, removeClothes]) {
    const queryClient = new QueryClient()
    const key = ['recommendations', 'today']
    queryClient.getQueryCache().build(queryClient, { queryKey: key, meta: followsCloset }).setData('an outfit')
    queryClient.setQueryData(['weathers'], 'sunny')
    change(queryClient, piece(1, 'TOP'))
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
    expect(queryClient.getQueryState(['weathers'])?.isInvalidated).toBe(false)
  }
})

test('a search list shows edits and deletions at once, and a new piece invalidates it', () => {
  const { queryClient } = closet([{ items: [piece(2, 'TOP'), piece(1, 'TOP')] }])
  const key = clothesListKey({ ownerId: me, search: { colorIn: ['BLACK'] } })
  const page = queryClient.getQueryData<PagedList<Clothes>>(clothesListKey({ ownerId: me }))?.pages[0]
  queryClient.setQueryData(key, { pages: [page], pageParams: [null] })
  const names = () => itemsOf(queryClient.getQueryData<PagedList<Clothes>>(key)).map(({ name }) => name)
  addClothes(queryClient, piece(3, 'TOP'))
  expect(names()).toEqual(['옷 2', '옷 1'])
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  patchClothes(queryClient, { ...piece(2, 'BAG'), name: '새 이름' })
  expect(names()).toEqual(['새 이름', '옷 1'])
  removeClothes(queryClient, piece(1, 'TOP'))
  expect(names()).toEqual(['새 이름'])
  expect(queryClient.getQueryState(clothesListKey({ ownerId: me }))?.isInvalidated).toBe(false)
})

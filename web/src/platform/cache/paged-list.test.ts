import { expect, test } from 'vitest'
import { withItem, withoutItem, withPatch } from './paged-changes.ts'
import { itemsOf, nextPageStart, type PagedList, totalOf } from './paged-list.ts'

interface Item {
  id: string
  rank: number
}
const byRank = (a: Item, b: Item) => b.rank - a.rank

const page = (data: Item[], hasNext: boolean, totalCount = 10) => ({
  data,
  nextCursor: hasNext ? 'c' : null,
  nextIdAfter: hasNext ? 'i' : null,
  hasNext,
  totalCount,
  sortBy: 'rank',
  sortDirection: 'DESCENDING' as const,
})
const list = (...pages: PagedList<Item>['pages']): PagedList<Item> => ({ pages, pageParams: pages.map(() => null) })
const ids = (given: PagedList<Item>) => itemsOf(given).map((item) => item.id)

const two = () =>
  list(
    page(
      [
        { id: 'a', rank: 9 },
        { id: 'b', rank: 7 },
      ],
      true,
    ),
    page([{ id: 'c', rank: 5 }], true),
  )

test('an item goes to the front of an unsorted list and raises the total', () => {
  const added = withItem(two(), { id: 'n', rank: 0 })
  expect(ids(added)).toEqual(['n', 'a', 'b', 'c'])
  expect(totalOf(added)).toBe(11)
})

test('an item takes its place in a sorted list', () => {
  expect(ids(withItem(two(), { id: 'n', rank: 8 }, byRank))).toEqual(['a', 'n', 'b', 'c'])
  expect(ids(withItem(two(), { id: 'n', rank: 10 }, byRank))).toEqual(['n', 'a', 'b', 'c'])
})

test('an item that sorts behind the loaded pages raises the total but is not shown yet', () => {
  const added = withItem(two(), { id: 'n', rank: 1 }, byRank)
  expect(ids(added)).toEqual(['a', 'b', 'c'])
  expect(totalOf(added)).toBe(11)
})

test('an item that sorts last in a complete list is shown', () => {
  expect(ids(withItem(list(page([{ id: 'a', rank: 9 }], false)), { id: 'n', rank: 1 }, byRank))).toEqual(['a', 'n'])
  expect(ids(withItem(list(page([], false, 0)), { id: 'n', rank: 1 }, byRank))).toEqual(['n'])
})

test('deleting an item removes it from the list and lowers the total', () => {
  const removed = withoutItem(two(), 'b')
  expect(ids(removed)).toEqual(['a', 'c'])
  expect(totalOf(removed)).toBe(9)
})

test('deleting an item behind the loaded pages lowers the total and removes nothing', () => {
  const removed = withoutItem(two(), 'z')
  expect(ids(removed)).toEqual(['a', 'b', 'c'])
  expect(totalOf(removed)).toBe(9)
})

test('deleting an item that a complete list does not contain changes nothing', () => {
  const complete = list(page([{ id: 'a', rank: 9 }], false))
  expect(withoutItem(complete, 'z')).toBe(complete)
})

test('a patch changes the item where it stands and nothing else', () => {
  const before = two()
  const patched = withPatch(before, 'c', (item) => ({ ...item, rank: 99 }))
  expect(itemsOf(patched)[2]).toEqual({ id: 'c', rank: 99 })
  expect(patched.pages[0]).toBe(before.pages[0])
  expect(withPatch(before, 'z', (item) => item)).toBe(before)
})

test('an item that is in two responses is shown once', () => {
  expect(ids(list(page([{ id: 'a', rank: 9 }], true), page([{ id: 'a', rank: 9 }], false)))).toEqual(['a'])
})

test('the next page starts at the cursor and the id of the last response', () => {
  expect(nextPageStart(page([], true))).toEqual({ cursor: 'c', idAfter: 'i' })
  expect(nextPageStart(page([], false))).toBeUndefined()
})

import { expect, test } from 'vitest'
import { likingOf } from './liking.ts'

test('a piece never posted is neither liked nor disliked', () => {
  expect(likingOf({ posts: 0, worn: 0, likes: 0, usual: 3 })).toBe(0)
})

test('more likes than usual raise the liking of a piece, and no likes make it negative', () => {
  const usual = likingOf({ posts: 2, worn: 2, likes: 20, usual: 10 })
  expect(likingOf({ posts: 2, worn: 2, likes: 60, usual: 10 })).toBeGreaterThan(usual)
  expect(likingOf({ posts: 2, worn: 2, likes: 0, usual: 10 })).toBeLessThan(0)
})

test('a piece that is worn often has a higher liking, even without likes of others', () => {
  expect(likingOf({ posts: 12, worn: 12, likes: 0, usual: 0 })).toBeGreaterThan(
    likingOf({ posts: 1, worn: 1, likes: 0, usual: 0 }),
  )
})

test.each([
  { posts: 1, worn: 1, likes: 1_000_000, usual: 0 },
  { posts: 200, worn: 200, likes: 0, usual: 1_000_000 },
  { posts: 200, worn: 200, likes: 1_000_000, usual: 5 },
])('the liking of a piece stays between −1 and 1: %j', (posted) => {
  expect(Math.abs(likingOf(posted))).toBeLessThanOrEqual(1)
})

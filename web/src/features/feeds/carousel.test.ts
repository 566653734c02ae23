import { expect, test } from 'vitest'
import { stepOfSwipe, stepped } from './carousel.ts'

test('the carousel wraps around at both ends', () => {
  expect(stepped(0, 1, 3)).toBe(1)
  expect(stepped(2, 1, 3)).toBe(0)
  expect(stepped(0, -1, 3)).toBe(2)
  expect(stepped(0, 1, 1)).toBe(0)
  expect(stepped(0, -1, 0)).toBe(0)
})

test('a long horizontal movement is a swipe, a short or mostly vertical one is not', () => {
  expect(stepOfSwipe(-60, 10)).toBe(1)
  expect(stepOfSwipe(60, -10)).toBe(-1)
  expect(stepOfSwipe(-20, 0)).toBe(0)
  expect(stepOfSwipe(-60, 80)).toBe(0)
})

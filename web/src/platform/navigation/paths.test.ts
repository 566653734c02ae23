import { expect, test } from 'vitest'
import { isActivePath, paths } from './paths.ts'

test('a navigation entry is active at its path and at paths below it', () => {
  expect(isActivePath('/closet', paths.closet)).toBe(true)
  expect(isActivePath('/closet/summer', paths.closet)).toBe(true)
  expect(isActivePath('/feeds', paths.closet)).toBe(false)
})

import { expect, test } from 'vitest'
import { collageOf } from './collage.ts'

test('a collage of up to three pieces shows all of them and no number of further ones', () => {
  expect(collageOf([])).toEqual({ shown: [], more: 0 })
  expect(collageOf(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], more: 0 })
})

test('a collage shows three pieces and counts the others', () => {
  expect(collageOf(['a', 'b', 'c', 'd'])).toEqual({ shown: ['a', 'b', 'c'], more: 1 })
  expect(collageOf(Array.from({ length: 20 }, (_, index) => index)).more).toBe(17)
})

import { expect, test } from 'vitest'
import { readAttributes } from './read-attributes.ts'

const seasonsOf = (...values: readonly string[]) =>
  readAttributes(values.map((value) => ({ definitionName: '계절', value }))).seasons

test('seasons are read from separate values or from one value', () => {
  expect(seasonsOf('가을', '봄', '여름')).toEqual(['봄', '여름', '가을'])
  expect(seasonsOf('봄, 가을')).toEqual(['봄', '가을'])
  expect(seasonsOf('겨울', '겨울')).toEqual(['겨울'])
  expect(seasonsOf()).toEqual([])
})

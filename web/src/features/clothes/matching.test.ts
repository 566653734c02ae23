import type { Clothes, ClothesType } from '@otday/contract'
import { expect, test } from 'vitest'
import { matching, type PickerFilter } from './matching.ts'

const piece = (name: string, type: ClothesType) => ({ id: name, name, type }) as Clothes

test('pieces are found by type and by name, ignoring case and spaces', () => {
  const closet = [piece('교복 셔츠', 'TOP'), piece('교복 바지', 'BOTTOM'), piece('Blue Shirt', 'TOP')]
  const names = (type: PickerFilter['type'], word: string) => matching(closet, { type, word }).map(({ name }) => name)
  expect(names('', ' ')).toHaveLength(3)
  expect(names('', '교복셔츠')).toEqual(['교복 셔츠'])
  expect(names('TOP', '교복')).toEqual(['교복 셔츠'])
  expect(names('', 'blueshirt')).toEqual(['Blue Shirt'])
  expect(names('SHOES', '')).toEqual([])
})

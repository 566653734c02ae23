import type { Clothes, ClothesId, ClothesType } from '@otday/contract'
import { expect, test } from 'vitest'
import { fixedOn, matching, withFixed } from './fixed-outfits.ts'

const ids = (...names: string[]) => names as ClothesId[]
const piece = (name: string, type: ClothesType) => ({ id: name, name, type }) as Clothes

test('a weekday has one fixed outfit, or none', () => {
  const monday = withFixed([], 1, ids('a', 'b'))
  const both = withFixed(monday, 2, ids('c'))
  expect(fixedOn(both, 1)).toEqual(['a', 'b'])
  expect(fixedOn(withFixed(both, 1, ids('d')), 1)).toEqual(['d'])
  expect(withFixed(both, 1, [])).toEqual([{ weekday: 2, clothesIds: ['c'] }])
  expect(fixedOn([], 0)).toEqual([])
})

test('pieces are found by type and name, whatever its case and spaces', () => {
  const closet = [piece('교복 셔츠', 'TOP'), piece('교복 바지', 'BOTTOM'), piece('Blue Shirt', 'TOP')]
  const names = (type: ClothesType | null, word: string) => matching(closet, { type, word }).map(({ name }) => name)
  expect(names(null, ' ')).toHaveLength(3)
  expect(names(null, '교복셔츠')).toEqual(['교복 셔츠'])
  expect(names('TOP', '교복')).toEqual(['교복 셔츠'])
  expect(names(null, 'blueshirt')).toEqual(['Blue Shirt'])
  expect(names('SHOES', '')).toEqual([])
})

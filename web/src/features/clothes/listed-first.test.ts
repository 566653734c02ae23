import type { ClothesType, OutfitItem } from '@otday/contract'
import { expect, test } from 'vitest'
import { listedFirst, type PickerFilter } from './listed-first.ts'

const piece = (name: string, type: ClothesType) => ({ clothesId: name, name, type }) as OutfitItem
const [shirt, skirt, coat] = [piece('교복 셔츠', 'TOP'), piece('교복 치마', 'BOTTOM'), piece('코트', 'OUTER')]
const names = (loaded: OutfitItem[], filter: Partial<PickerFilter>) =>
  listedFirst([skirt, coat], { type: '', word: '', ...filter })(loaded).map(({ name }) => name)

test('chosen pieces come first, once each, also those that no loaded page has', () => {
  expect(names([shirt, skirt], {})).toEqual(['교복 치마', '코트', '교복 셔츠'])
})

test('with a type, chosen pieces of other types are left out', () => {
  expect(names([skirt], { type: 'BOTTOM' })).toEqual(['교복 치마'])
  expect(names([shirt], { type: 'TOP' })).toEqual(['교복 셔츠'])
})

test('with a word, only chosen pieces that the server found come first', () => {
  expect(names([shirt, skirt], { word: '교복' })).toEqual(['교복 치마', '교복 셔츠'])
  expect(names([], { word: '바지' })).toEqual([])
})

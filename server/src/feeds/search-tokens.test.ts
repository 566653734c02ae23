import { expect, test } from 'vitest'
import { searchKey } from '@otday/contract'
import { searchTokens, searchWords } from './search-tokens.ts'

test('content is split into its single characters and the adjacent pairs of letters and digits', () => {
  expect(searchTokens('봄 비옷')).toEqual(['봄', '비', '옷', '비옷'])
  expect(searchTokens('a-b')).toEqual(['a', '-', 'b'])
  expect(searchTokens('ㅋㅋ 👍')).toEqual(['ㅋ', '👍', 'ㅋㅋ'])
  expect(searchTokens('')).toEqual([])
})

test('the search key ignores letter case and Unicode form', () => {
  expect(searchKey('코트 COAT'.normalize('NFD'))).toBe('코트 coat')
  expect(searchKey('ΟΔΟΣ')).toBe(searchKey('ΟΔΟΣΑ').slice(0, 4))
})

test('a search word is split into its pairs of characters, and a single character or sign stays as it is', () => {
  expect(searchWords('  Wool코트  봄 100% ')).toEqual([
    { word: 'wool코트', tokens: ['wo', 'oo', 'ol', 'l코', '코트'] },
    { word: '봄', tokens: ['봄'] },
    { word: '100%', tokens: ['10', '00', '%'] },
  ])
  expect(searchWords('%')).toEqual([{ word: '%', tokens: ['%'] }])
})

test('every token of a word is among the tokens of all content that contains the word', () => {
  const content = searchKey('오늘은 a_b셔츠에 𠮷네이비 바지! e\u0301té')
  for (const word of ['늘', '_', 'b셔츠', '𠮷네', '네이비', '바지!', 'ét']) {
    expect(content).toContain(searchKey(word))
    for (const { tokens } of searchWords(word)) expect(searchTokens(content)).toEqual(expect.arrayContaining(tokens))
  }
})

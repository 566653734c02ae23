import { expect, test } from 'vitest'
import { headroomOf, noFacts, pictureTexts } from './picture-texts.ts'

const textsOf = (...of: Parameters<typeof pictureTexts>) => pictureTexts(...of).map(({ text }) => text)

test('a card shows the day and degrees above the clothes when they are requested', () => {
  const facts = { ...noFacts, date: '2026-11-28', temperature: -2.6 }
  expect(textsOf('card', facts)).toEqual(['11월 28일 토요일 · −3°'])
  expect(textsOf('card', { ...noFacts, temperature: 0 })).toEqual(['0°'])
  expect(headroomOf('card', facts)).toBeGreaterThan(0)
})

test('a card without day and degrees has no text and gives all its space to the clothes', () => {
  const facts = { ...noFacts, occasion: 'WORK', name: '하니' } as const
  expect(textsOf('card', facts)).toEqual([])
  expect(headroomOf('card', facts)).toBe(0)
})

import { commentLimit } from '@otday/contract'
import { expect, test } from 'vitest'
import { composed } from './composed.ts'

const of = (text: string) => composed(text, commentLimit)

test('a text is trimmed, and can be sent if it has visible characters within the limit', () => {
  expect(of('  안녕\n하세요 ')).toMatchObject({ content: '안녕\n하세요', canSend: true })
  expect(of(' \n\u200B ').canSend).toBe(false)
  expect(of(` ${'가'.repeat(commentLimit)} `).canSend).toBe(true)
  expect(of('가'.repeat(commentLimit + 1))).toMatchObject({ canSend: false, isOver: true })
})

test('an emoji of several code units counts as one character, and excess combining marks are refused', () => {
  expect(of('👨‍👩‍👧‍👦'.repeat(60))).toMatchObject({ canSend: true, isCounted: false })
  expect(of('👨‍👩‍👧‍👦'.repeat(commentLimit))).toMatchObject({ canSend: true, count: '500 / 500' })
  expect(of(`e${'\u0301'.repeat(99)}`.repeat(80))).toMatchObject({
    canSend: false,
    isCounted: true,
    count: '이모지와 부호를 조금 줄여 주세요.',
  })
})

test('the character count appears when fewer than a hundred characters are left', () => {
  expect(of('가'.repeat(commentLimit - 100)).isCounted).toBe(false)
  expect(of('가'.repeat(commentLimit - 99)).isCounted).toBe(true)
})

import { commentLimit } from '@otday/contract'
import { expect, test } from 'vitest'
import { commentOf, countOf } from './comment-draft.ts'

test('a comment is sent trimmed, and only when there is something to see', () => {
  expect(commentOf('  예뻐요\n')).toBe('예뻐요')
  expect(commentOf(' \n\u200B ')).toBeNull()
  expect(commentOf(` ${'가'.repeat(commentLimit)} `)).toHaveLength(commentLimit)
  expect(commentOf('가'.repeat(commentLimit + 1))).toBeNull()
})

test('the counter appears near the limit and counts beyond it', () => {
  expect(countOf('가'.repeat(commentLimit - 100))).toBeNull()
  expect(countOf('가'.repeat(commentLimit - 99))).toBe(commentLimit - 99)
  expect(countOf('가'.repeat(commentLimit + 3))).toBe(commentLimit + 3)
})

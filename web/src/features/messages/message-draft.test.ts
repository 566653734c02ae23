import { messageLimit } from '@otday/contract'
import { expect, test } from 'vitest'
import { lengthNearLimit, messageOf } from './message-draft.ts'

test('a message is sent trimmed, and only when there is something to see', () => {
  expect(messageOf('  안녕\n하세요 ')).toBe('안녕\n하세요')
  expect(messageOf(' \n\u200B ')).toBeNull()
  expect(messageOf('가'.repeat(messageLimit))).toHaveLength(messageLimit)
  expect(messageOf('가'.repeat(messageLimit + 1))).toBeNull()
})

test('the counter appears near the limit and counts beyond it', () => {
  expect(lengthNearLimit('가'.repeat(messageLimit - 100))).toBeNull()
  expect(lengthNearLimit('가'.repeat(messageLimit + 3))).toBe(messageLimit + 3)
})

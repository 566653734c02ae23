import type { Recommendation } from '@otday/contract'
import { expect, test } from 'vitest'
import { saidFor } from './worn.ts'

test('of what was said of the day, an outfit for another occasion keeps the plans and not the hours', () => {
  const shown = { occasion: 'CASUAL', saidOfDay: '아이와, 외부 미팅·발표, 9시~22시' } as Recommendation
  expect(saidFor('CASUAL', shown)).toBe('아이와, 외부 미팅·발표, 9시~22시')
  expect(saidFor('DATE', shown)).toBe('아이와, 외부 미팅·발표')
  expect(saidFor('DATE', { ...shown, saidOfDay: '22시까지' })).toBe('')
})

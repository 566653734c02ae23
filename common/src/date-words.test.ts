import { expect, test } from 'vitest'
import { fullDay, monthDay, weekdayOf } from './date-words.ts'

test('a date is written with its month, its day and the name of its weekday', () => {
  expect(monthDay('2026-03-01')).toBe('3월 1일')
  expect(weekdayOf('2026-03-01')).toBe('일')
  expect(fullDay('2026-11-18')).toBe('11월 18일 수요일')
})

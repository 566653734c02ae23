import { expect, test } from 'vitest'
import { seoulHour } from '@otday/common/seoul-time'
import { agoOf, clockOf, degreesOf, monthDayOf, wholeOf } from './format.ts'

const now = new Date('2026-11-20T03:00:00.000Z')
const ago = (ms: number) => agoOf(new Date(now.getTime() - ms), now)
const minute = 60_000

test.each([
  [0, '방금 전'],
  [minute - 1, '방금 전'],
  [minute, '1분 전'],
  [60 * minute - 1, '59분 전'],
  [60 * minute, '1시간 전'],
  [24 * 60 * minute - 1, '23시간 전'],
  [24 * 60 * minute, '1일 전'],
  [7 * 24 * 60 * minute - 1, '6일 전'],
  [7 * 24 * 60 * minute, '2026년 11월 13일'],
  [-5 * minute, '방금 전'],
])('a time %d ms ago is shown as %s', (age, said) => {
  expect(ago(age)).toBe(said)
})

test.each([
  [6.4, '6°'],
  [-0.4, '0°'],
  [0, '0°'],
  [-2.5, '\u22122°'],
  [-12.7, '\u221213°'],
  [null, '-'],
])('the temperature %s is shown in whole degrees, or as a dash if unknown', (value, said) => {
  expect(degreesOf(value)).toBe(said)
})

test('large numbers are grouped, and an unknown number is a dash without a unit', () => {
  expect(wholeOf(1234.4, 'mm')).toBe('1,234mm')
  expect(wholeOf(null, 'mm')).toBe('-')
  expect(wholeOf(Number.NaN, 'mm')).toBe('-')
})

test('days and hours are shown in Seoul time', () => {
  const at = new Date('2026-11-20T15:05:00.000Z')
  expect([monthDayOf(at), clockOf(at), seoulHour(at)]).toEqual(['11월 21일', '00:05', 0])
})

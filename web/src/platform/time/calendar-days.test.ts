import { expect, test } from 'vitest'
import { dayByKey, fullDay, isDate, isMonth, monthsAfter, thirdOfMonth, weeksOf, weekTitle } from './calendar-days.ts'

test('a month is split into whole weeks that begin on Sunday', () => {
  const november = weeksOf('2026-11')
  expect(november.map(([first, , , , , , last]) => [first, last])).toEqual([
    ['2026-11-01', '2026-11-07'],
    ['2026-11-08', '2026-11-14'],
    ['2026-11-15', '2026-11-21'],
    ['2026-11-22', '2026-11-28'],
    ['2026-11-29', '2026-12-05'],
  ])
  expect([weeksOf('2026-02').length, weeksOf('2026-05').length]).toEqual([4, 6])
  expect(weeksOf('2027-01')[0]?.[0]).toBe('2026-12-27')
})

test.each([
  ['ArrowLeft', false, '2026-10-31'],
  ['ArrowRight', false, '2026-11-02'],
  ['ArrowUp', false, '2026-10-25'],
  ['ArrowDown', false, '2026-11-08'],
  ['Home', false, '2026-11-01'],
  ['End', false, '2026-11-07'],
  ['PageUp', false, '2026-10-01'],
  ['PageDown', false, '2026-12-01'],
  ['PageUp', true, '2025-11-01'],
  ['PageDown', true, '2027-11-01'],
  ['t', false, '2026-11-20'],
  ['ㅅ', false, '2026-11-20'],
  ['x', false, undefined],
])('the key %s with Shift %s moves from 2026-11-01 to %s', (key, shift, expected) => {
  expect(dayByKey('2026-11-01', key, shift, '2026-11-20')).toBe(expected)
})

test('moving by months to a shorter month lands on its last day', () => {
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsAfter('2028-02-29', -12)).toBe('2027-02-28')
})

test('days, weeks and thirds of a month are named in Korean', () => {
  expect(fullDay('2026-11-18')).toBe('11월 18일 수요일')
  expect(weekTitle('2026-11-15')).toBe('11월 15일 – 21일')
  expect(weekTitle('2026-11-29')).toBe('11월 29일 – 12월 5일')
  expect(['2026-11-10', '2026-11-20', '2026-11-21'].map(thirdOfMonth)).toEqual(['11월 상순', '11월 중순', '11월 하순'])
})

test('malformed or impossible dates and months in a URL are rejected', () => {
  expect(['2026-02-30', '2026-1-1', '', '내일', null].filter(isDate)).toEqual([])
  expect([isDate('2026-02-28'), isMonth('2026-11'), isMonth('2026-13')]).toEqual([true, true, false])
})

import { expect, test } from 'vitest'
import { changeOf, dayLabelOf, isNight, skyTextOf } from './days.ts'

const now = new Date('2026-11-20T14:59:00.000Z')

test.each([
  ['2026-11-19T15:00:00.000Z', '오늘'],
  ['2026-11-20T15:00:00.000Z', '내일'],
  ['2026-11-22T03:00:00.000Z', '모레'],
  ['2026-11-22T15:00:00.000Z', '11월 23일'],
  ['2026-11-24T14:59:00.000Z', '11월 24일'],
])('the calendar of Seoul names the day of %s', (at, label) => {
  expect(dayLabelOf(new Date(at), now)).toBe(label)
})

test.each([
  [3.4, '+3°', 'arrow-up'],
  [-2.6, '\u22123°', 'arrow-down'],
  [-0.4, '0°', null],
  [0, '0°', null],
  [null, '-', null],
])('a change of %s against yesterday', (value, text, arrow) => {
  expect(changeOf(value, '°')).toEqual({ text, arrow })
})

test('only today has a night', () => {
  expect(isNight(now, now)).toBe(true)
  expect(isNight(new Date('2026-11-20T15:00:00.000Z'), now)).toBe(false)
  expect(isNight(now, new Date('2026-11-20T03:00:00.000Z'))).toBe(false)
})

test('what falls stands beside the sky', () => {
  const none = { type: 'NONE', amount: 0, probability: 0 } as const
  expect(skyTextOf({ skyStatus: 'CLEAR', precipitation: none })).toBe('맑음')
  expect(skyTextOf({ skyStatus: 'CLOUDY', precipitation: { ...none, type: 'RAIN' } })).toBe('흐림 · 비')
})

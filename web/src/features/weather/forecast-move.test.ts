import { expect, test } from 'vitest'
import { moveOf } from './forecast-move.ts'

const day = (min: number | null, max: number | null, type: 'NONE' | 'RAIN' | 'SNOW' = 'NONE') => ({
  temperature: { current: 7, comparedToDayBefore: null, min, max },
  precipitation: { type, amount: null, probability: null },
})

test.each([
  [day(2, 10), day(2, 12.9), null],
  [day(2, 10), day(2, 13), '최고 기온이 3° 올랐어요.'],
  [day(2, 10), day(-2, 10), '최저 기온이 4° 내렸어요.'],
  [day(2, 10), day(2, 10, 'RAIN'), '비나 눈 소식이 생겼어요.'],
  [day(2, 10, 'RAIN'), day(2, 10, 'SNOW'), null],
  [day(2, 10, 'RAIN'), day(2, 10), null],
  [day(null, null), day(2, 10), null],
])('a forecast that changes from %o to %o gives the message %s (null: none)', (before, now, expected) => {
  expect(moveOf(before, now)).toBe(expected)
})

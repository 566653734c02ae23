import { expect, test } from 'vitest'
import { minutesText, secondsLeft } from './countdown.ts'

const end = new Date('2026-11-21T09:03:00Z')

test.each([
  ['2026-11-21T09:00:00.000Z', '3:00'],
  ['2026-11-21T09:00:00.001Z', '3:00'],
  ['2026-11-21T09:00:01.000Z', '2:59'],
  ['2026-11-21T09:02:51.000Z', '0:09'],
  ['2026-11-21T09:02:59.999Z', '0:01'],
  ['2026-11-21T09:03:00.000Z', '0:00'],
  ['2026-11-21T17:00:00.000Z', '0:00'],
])('at %s the countdown to 09:03:00Z shows %s', (now, text) => {
  expect(minutesText(secondsLeft(end, new Date(now)))).toBe(text)
})

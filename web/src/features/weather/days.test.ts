import { expect, test } from 'vitest'
import { changeOf, dayLabelOf, lightOf, skyTextOf } from './days.ts'

const now = new Date('2026-11-20T14:59:00.000Z')

test.each([
  ['2026-11-19T15:00:00.000Z', '오늘'],
  ['2026-11-20T15:00:00.000Z', '내일'],
  ['2026-11-22T03:00:00.000Z', '모레'],
  ['2026-11-22T15:00:00.000Z', '11월 23일'],
  ['2026-11-24T14:59:00.000Z', '11월 24일'],
])('the label of the day of %s follows the calendar of Seoul', (at, label) => {
  expect(dayLabelOf(new Date(at), now)).toBe(label)
})

test.each([
  [3.4, '+3°', 'arrow-up'],
  [-2.6, '\u22123°', 'arrow-down'],
  [-0.4, '0°', null],
  [0, '0°', null],
  [null, '-', null],
])('a change of %s since yesterday is shown with its sign and arrow', (value, text, arrow) => {
  expect(changeOf(value, '°')).toEqual({ text, arrow })
})

const location = { latitude: 37.5665, longitude: 126.978 }
const clock = (time: string) => new Date(`${time}+09:00`)

test.each([
  ['2026-11-20T07:00', 'dusk'],
  ['2026-11-20T12:00', 'day'],
  ['2026-11-20T17:40', 'dusk'],
  ['2026-11-20T18:10', 'night'],
  ['2026-06-20T05:00', 'dusk'],
  ['2026-06-20T18:50', 'day'],
  ['2026-06-20T20:00', 'dusk'],
])('the light in Seoul at %s is %s', (time, light) => {
  expect(lightOf({ forecastAt: clock(time), location }, clock(time))).toBe(light)
})

test('in the west the sun sets later', () => {
  const late = clock('2026-11-20T17:51')
  const west = { ...location, longitude: 124.72 }
  expect([location, west].map((place) => lightOf({ forecastAt: late, location: place }, late))).toEqual([
    'night',
    'dusk',
  ])
})

test('today’s forecast shows night after sunset, tomorrow’s shows day', () => {
  const tomorrow = new Date('2026-11-20T15:00:00.000Z')
  expect(lightOf({ forecastAt: now, location }, now)).toBe('night')
  expect(lightOf({ forecastAt: tomorrow, location }, now)).toBe('day')
})

test('precipitation is shown next to the sky', () => {
  const none = { type: 'NONE', amount: 0, probability: 0 } as const
  expect(skyTextOf({ skyStatus: 'CLEAR', precipitation: none })).toBe('맑음')
  expect(skyTextOf({ skyStatus: 'CLOUDY', precipitation: { ...none, type: 'RAIN' } })).toBe('흐림 · 비')
})

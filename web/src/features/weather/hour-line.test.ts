import type { WeatherHour } from '@otday/contract'
import { expect, test } from 'vitest'
import { hourPointsOf, smoothPathOf } from './hour-line.ts'

const hour = (seoulHour: number, temperature: number | null): WeatherHour => ({
  at: new Date(Date.UTC(2026, 10, 20, seoulHour - 9)),
  temperature,
  skyStatus: 'CLEAR',
  precipitationType: 'NONE',
  precipitationAmount: 0,
  precipitationProbability: 10,
  windSpeed: 1,
})
const day = Array.from({ length: 24 }, (_, at) => hour(at, at))

test('a day has a point every three hours, the nearest of them is now', () => {
  const points = hourPointsOf(day, new Date('2026-11-20T01:20:00.000Z'))
  expect(points.map(({ label }) => label)).toEqual(['자정', '3시', '6시', '지금', '12시', '15시', '18시', '21시'])
  expect(points[0]?.y).toBe(90)
  expect(points.at(-1)?.y).toBe(10)
})

test('another day has no now', () => {
  expect(hourPointsOf(day, new Date('2026-11-19T01:20:00.000Z')).some((point) => point.now)).toBe(false)
})

test('hours without a temperature are left out, and one alone makes no line', () => {
  expect(hourPointsOf([hour(0, 1), hour(3, null), hour(6, 2)], day[0]!.at)).toHaveLength(2)
  expect(hourPointsOf([hour(0, 1), hour(3, null)], day[0]!.at)).toEqual([])
})

test('a day without change is a level line', () => {
  const points = hourPointsOf([hour(0, 5), hour(3, 5)], new Date('2026-11-25T00:00:00.000Z'))
  expect(smoothPathOf(points)).toBe('M25 90C50 90 50 90 75 90')
})

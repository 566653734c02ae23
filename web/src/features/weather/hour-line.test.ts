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

const next = Array.from({ length: 24 }, (_, at) => hour(24 + at, at))

test('today’s line starts now with the current temperature and has a point every three hours', () => {
  const points = hourPointsOf([...day, ...next], { at: new Date('2026-11-20T01:20:00.000Z'), temperature: -4 })
  expect(points.map(({ label }) => label)).toEqual(['지금', '12시', '15시', '18시', '21시', '자정', '3시', '6시'])
  expect(points.map(({ now }) => now)).toEqual([true, ...Array.from({ length: 7 }, () => false)])
  expect(points[0]).toMatchObject({ temperature: -4, rain: 10, y: 90 })
  expect(points[4]?.y).toBe(10)
})

test('without a current temperature, the line starts at the next labeled hour', () => {
  const [first] = hourPointsOf(day, { at: new Date('2026-11-20T01:20:00.000Z'), temperature: null })
  expect(first).toMatchObject({ label: '12시', now: false })
})

test('the line of another day covers the whole day', () => {
  const points = hourPointsOf(day)
  expect(points.map(({ label }) => label)).toEqual(['자정', '3시', '6시', '9시', '12시', '15시', '18시', '21시'])
  expect(points.some((point) => point.now)).toBe(false)
})

test('hours without a temperature are left out, and one alone makes no line', () => {
  expect(hourPointsOf([hour(0, 1), hour(3, null), hour(6, 2)])).toHaveLength(2)
  expect(hourPointsOf([hour(0, 1), hour(3, null)])).toEqual([])
})

test('a constant temperature draws a level line', () => {
  const points = hourPointsOf([hour(0, 5), hour(3, 5)])
  expect(smoothPathOf(points)).toBe('M25 90C50 90 50 90 75 90')
})

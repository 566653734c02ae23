import { expect, test } from 'vitest'
import { bandOf, contextOf } from './index.ts'

const weather = {
  skyStatus: 'CLEAR',
  temperature: { current: 15, min: 8, max: 22 },
  humidity: { current: 50 },
  precipitation: { type: 'NONE', amount: 0, probability: 10 },
  windSpeed: { speed: 1, asWord: 'WEAK' },
}

test('one dresses for the hours outside, not for 4 a.m.', () => {
  expect(contextOf(weather).dressT).toBeCloseTo((15 + 22 - 0.35 * 14) / 2)
  expect(contextOf({ temperature: { current: 7 } }).dressT).toBe(7)
  expect(contextOf({ temperature: { min: 10, max: 20 } }).dressT).toBeCloseTo(16.5)
})

test('the hours between leaving and coming home count, whatever their zone', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    at: new Date(Date.UTC(2026, 10, 20, hour - 9)),
    temperature: hour < 8 || hour > 19 ? -20 : 10,
  }))
  expect(contextOf(weather, { hours }).dressT).toBeCloseTo(10)
  const written = hours.map(({ at, temperature }) => ({ at: at.toISOString(), temperature }))
  expect(contextOf(weather, { hours: written }).dressT).toBeCloseTo(10)
  expect(contextOf(weather, { hours, leave: 0 }).dressT).toBeLessThan(0)
})

test('rain in one hour outside makes a wet day', () => {
  expect(contextOf(weather).wet).toBe(false)
  expect(contextOf(weather, { hours: [{ hour: 9, precipitationType: 'SHOWER' }] })).toMatchObject({
    wet: true,
    falling: '소나기',
  })
  expect(contextOf(weather, { hours: [{ hour: 3, precipitationType: 'RAIN' }] }).wet).toBe(false)
})

test('a step of sensitivity is 2 °C, the personal offset is held within 4', () => {
  const teff = (sensitivity: number, offset = 0) => contextOf(weather, { sensitivity, offset }).teff
  expect(teff(3) - teff(1)).toBeCloseTo(4)
  expect(teff(5) - teff(3)).toBeCloseTo(4)
  expect(teff(3, 2) - teff(3)).toBeCloseTo(2)
  expect(teff(3, -40)).toBeCloseTo(teff(3, -4))
})

test('zero degrees is a temperature and nothing at all is a mild day', () => {
  expect(contextOf({ temperature: { current: 0 } })).toMatchObject({ dressT: 0, known: true })
  expect(contextOf({})).toMatchObject({ dressT: 18, known: false, wet: false })
})

test.each([
  [31, '28℃ 이상'],
  [27.4, '23~27℃'],
  [22.6, '23~27℃'],
  [17, '17~19℃'],
  [8.6, '9~11℃'],
  [-40, '4℃ 이하'],
])('%f °C reads the chart at %s', (teff, label) => {
  expect(bandOf(teff).label).toBe(label)
})

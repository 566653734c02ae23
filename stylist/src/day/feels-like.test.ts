import { expect, test } from 'vitest'
import { feelsLike, summerFeels, wetBulb, winterFeels } from './feels-like.ts'

test('the wet-bulb temperature follows Stull’s formula: 13.7 °C at 20 °C and 50 percent humidity', () => {
  expect(wetBulb(20, 50)).toBeCloseTo(13.7, 1)
})

test.each([
  [27, 85, 29.4],
  [30, 70, 31.3],
  [33, 60, 33.5],
  [25, 50, 24.7],
])('in summer, %i °C with a humidity of %i %% feels like %f °C', (t, humidity, feels) => {
  expect(Math.abs(summerFeels(t, humidity) - feels)).toBeLessThan(0.06)
})

test.each([
  [5, 4, 1.8],
  [0, 4, -4.3],
  [-10, 7, -18.8],
  [10, 8, 6.7],
  [-10, 6, -18.2],
])('in winter, %i °C with wind of %i m/s feels like %f °C', (t, wind, feels) => {
  expect(winterFeels(t, wind)).toBeCloseTo(feels, 1)
})

test('the feels-like temperature does not jump when temperature or wind change slightly', () => {
  for (let t = -30; t < 45; t += 0.25)
    for (const wind of [0, 0.4, 1.2, 1.3, 8, 20])
      expect(Math.abs(feelsLike(t + 0.25, 60, wind) - feelsLike(t, 60, wind))).toBeLessThan(1)
  for (let wind = 0; wind < 2; wind += 0.05)
    expect(Math.abs(feelsLike(-10, 50, wind + 0.05) - feelsLike(-10, 50, wind))).toBeLessThan(0.4)
})

test('wind never raises the felt temperature below 20 °C, and humidity raises it at 30 °C', () => {
  for (let t = -30; t < 20; t += 1) expect(feelsLike(t, 50, 6)).toBeLessThanOrEqual(t)
  expect(feelsLike(30, 90, 1)).toBeGreaterThan(feelsLike(30, 40, 1))
})

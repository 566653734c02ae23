import { expect, test } from 'vitest'
import { sunHeight } from './sun.ts'

const seoul = { latitude: 37.5665, longitude: 126.978 }
/** Height of the sun's centre, in degrees, when its edge comes or goes: half of the disc, and what the air bends. */
const atSunset = -0.833

test.each(['2026-06-21T05:11+09:00', '2026-06-21T19:57+09:00', '2026-12-22T07:43+09:00', '2026-12-22T17:17+09:00'])(
  'in Seoul the sun rises or sets at %s',
  (at) => {
    expect(Math.abs(sunHeight(new Date(at), seoul) - atSunset)).toBeLessThan(0.6)
  },
)

test('in Seoul the sun is highest at noon in summer and lowest at midnight in winter', () => {
  expect(sunHeight(new Date('2026-06-21T12:34+09:00'), seoul)).toBeCloseTo(75.87, 0)
  expect(sunHeight(new Date('2026-12-22T00:30+09:00'), seoul)).toBeCloseTo(-75.87, 0)
})

import { expect, test } from 'vitest'
import { harmony, oklchOf, pairName } from './colour.ts'

test('OKLCH of the primaries', () => {
  const red = oklchOf({ r: 255, g: 0, b: 0 })
  expect([red.l, red.c, red.h]).toEqual([expect.closeTo(0.628, 3), expect.closeTo(0.2577, 3), expect.closeTo(29.23, 1)])
  expect(oklchOf({ r: 255, g: 255, b: 255 })).toMatchObject({ l: expect.closeTo(1, 3), c: expect.closeTo(0, 3) })
})

const of = (r: number, g: number, b: number) => oklchOf({ r, g, b })
const [navy, white, red, green, sky, blue] = [
  of(31, 42, 72),
  of(250, 250, 250),
  of(207, 47, 52),
  of(46, 125, 79),
  of(169, 196, 228),
  of(47, 95, 179),
]

test('neutrals go with everything, loud opposites with nothing', () => {
  expect(harmony(navy, red)).toBeGreaterThan(0.85)
  expect(harmony(navy, white)).toBeGreaterThan(harmony(navy, navy))
  expect(harmony(red, green)).toBeLessThan(0.5)
  expect(harmony(null, red)).toBe(0.7)
})

test('a pair is called by its name only when there is one', () => {
  expect(pairName(white, of(40, 40, 40))).toBe('무채색')
  expect(pairName(sky, blue)).toBe('톤온톤')
  expect(pairName(red, green)).toBeNull()
  expect(pairName(null, green)).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexOf, mix, oklabOf, oklchOf, rgbOf } from './oklab.ts'

const channel = fc.integer({ min: 0, max: 255 })

test('converting a color to OKLCH and back gives the same color', () => {
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      expect(rgbOf(hexOf(oklchOf([red, green, blue])))).toEqual([red, green, blue])
    }),
  )
})

// Reference values of https://bottosson.github.io/posts/oklab/ and the CSS Color 4 tests.
test.each([
  ['#ffffff', 1, 0],
  ['#000000', 0, 0],
  ['#ff0000', 0.628, 0.258],
  ['#0000ff', 0.452, 0.313],
])('%s has lightness %f and chroma %f', (hex, l, c) => {
  const found = oklchOf(rgbOf(hex))
  expect([found.l, found.c]).toEqual([expect.closeTo(l, 3), expect.closeTo(c, 3)])
})

test('two colors are mixed by their shares, as in CSS', () => {
  expect(mix('#ff0000', '#0000ff', 1)).toBe('#ff0000')
  expect(mix('#ff0000', '#0000ff', 0)).toBe('#0000ff')
  expect(oklabOf(rgbOf(mix('#000000', '#ffffff', 0.5))).l).toBeCloseTo(0.5, 2)
})

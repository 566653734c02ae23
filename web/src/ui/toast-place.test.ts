import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOver } from './toast-place.ts'

const windowHeight = 844

test.each([
  ['nothing', [], 92],
  ['controls above', [{ top: 200, bottom: 244 }], 92],
  ['controls below', [{ top: 800, bottom: 844 }], 92],
  ['controls under it', [{ top: 690, bottom: 734 }], 166],
  [
    'two rows with no room between them',
    [
      { top: 700, bottom: 744 },
      { top: 620, bottom: 664 },
    ],
    236,
  ],
  ['controls everywhere', [{ top: 0, bottom: 844 }], 92],
])('with %s in the way it stands where none is covered', (_name, controls, expected) => {
  expect(placeOver(controls, 52, 92, windowHeight)).toBe(expected)
})

test('what is not left on its base covers nothing', () => {
  const span = fc.tuple(fc.integer({ min: -50, max: 900 }), fc.integer({ min: 1, max: 90 }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), fc.integer({ min: 40, max: 220 }), (spans, pile) => {
      const controls = spans.map(([top, height]) => ({ top, bottom: top + height }))
      const place = placeOver(controls, pile, 92, windowHeight)
      if (place === 92) return
      const [top, bottom] = [windowHeight - place - pile, windowHeight - place]
      expect(top).toBeGreaterThanOrEqual(0)
      expect(controls.filter((one) => one.top < bottom && one.bottom > top)).toEqual([])
    }),
    { numRuns: 50 },
  )
})

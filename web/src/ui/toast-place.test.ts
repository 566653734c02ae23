import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pileOver, placeOver, type Span } from './toast-place.ts'

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
  ['buttons everywhere', Array.from({ length: 19 }, (_, at) => ({ top: at * 44, bottom: at * 44 + 44 })), null],
  ['a card under it, an end of which stays free', [{ top: 600, bottom: 800 }], 92],
  ['a card that it would cover but for the middle', [{ top: 680, bottom: 770 }], 130],
  [
    'rows with room for it and no more',
    Array.from({ length: 12 }, (_, at) => ({ top: at * 72, bottom: at * 72 + 72 })),
    98,
  ],
])('with %s in the way the toast stands at the lowest free place, if there is one', (_name, controls, expected) => {
  expect(placeOver(controls, 52, 92, windowHeight)).toBe(expected)
})

test('a toast that is moved from its base covers no control, for random layouts', () => {
  const span = fc.tuple(fc.integer({ min: -50, max: 900 }), fc.integer({ min: 1, max: 90 }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), fc.integer({ min: 40, max: 220 }), (spans, pile) => {
      const controls = spans.map(([top, height]) => ({ top, bottom: top + height }))
      const place = placeOver(controls, pile, 92, windowHeight)
      if (place === 92 || place === null) return
      const [top, bottom] = [windowHeight - place - pile, windowHeight - place]
      expect(top).toBeGreaterThanOrEqual(0)
      const isUsable = (one: Span) => Math.max(top - one.top, one.bottom - bottom) >= 44
      const below = controls.filter((one) => one.top < bottom && one.bottom > top)
      expect(below.filter((one) => !isUsable(one))).toEqual([])
    }),
    { numRuns: 50 },
  )
})

test('only as many toasts are shown as fit between the controls, and the newest off the main button if none does', () => {
  const heights = { toasts: [52, 52, 74], gap: 14 }
  const rows = (between: number) =>
    Array.from({ length: 40 }, (_, at) => ({ top: at * between, bottom: at * between + 44, isMain: false }))
  expect(pileOver([], heights, 92, windowHeight)).toEqual({ place: 92, shown: 3 })
  expect(pileOver(rows(200), heights, 92, windowHeight).shown).toBe(2)
  expect(pileOver(rows(120), heights, 92, windowHeight).shown).toBe(1)
  expect(pileOver(rows(44), heights, 92, windowHeight)).toEqual({ place: 92, shown: 1 })
  const saving = { top: 704, bottom: 748, isMain: true }
  expect(pileOver([...rows(44), saving], heights, 92, windowHeight)).toEqual({ place: 152, shown: 1 })
})

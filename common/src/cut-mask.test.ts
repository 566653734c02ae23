import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskOf, runsOf } from './cut-mask.ts'

test('a cut-out mask is converted to run lengths, background first, and back without loss', () => {
  const inside = Uint8Array.from([1, 1, 0, 0, 0, 1])
  expect(runsOf({ width: 3, height: 2, inside }).runs).toEqual([0, 2, 3, 1])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.constantFrom(0, 1), { minLength: 1 }), (width, row) => {
      const mask = { width, height: row.length, inside: Uint8Array.from(row.flatMap((one) => Array(width).fill(one))) }
      expect(maskOf(runsOf(mask))).toEqual(mask)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Timestamp } from './vocabulary.ts'

const isoTime = (date: Date) => Timestamp._zod.def.reverseTransform(date, { value: date, issues: [] })

test('a time is written as the engine writes it, also beside others of its day', () => {
  const dates = fc.date({ noInvalidDate: true })
  fc.assert(
    fc.property(dates, fc.integer({ min: -86_400_000, max: 86_400_000 }), (date, shift) => {
      const other = new Date(date.getTime() + shift)
      fc.pre(!Number.isNaN(other.getTime()))
      for (const each of [date, other, date]) expect(isoTime(each)).toBe(each.toISOString())
    }),
  )
})

test('an invalid date is refused', () => {
  expect(() => isoTime(new Date(Number.NaN))).toThrow(RangeError)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comfortOffset, type Felt } from './comfort.ts'

const offsetAfter = (...feelings: [daysAgo: number, feeling: Felt['feeling']][]) =>
  comfortOffset(feelings.map(([daysAgo, feeling]) => ({ daysAgo, feeling })))

test('nothing told is nothing learned', () => {
  expect(comfortOffset([])).toBe(0)
  expect(offsetAfter([3, 'GOOD'])).toBe(0)
})

test('cold days read colder, hot days warmer, a degree each', () => {
  expect(offsetAfter([0, 'COLD'])).toBe(-1)
  expect(offsetAfter([0, 'HOT'])).toBe(1)
  expect(offsetAfter([1, 'COLD'], [0, 'COLD'])).toBeCloseTo(-1.98, 2)
})

test('a good day pulls towards nothing', () => {
  expect(offsetAfter([1, 'COLD'], [0, 'GOOD'])).toBeCloseTo(-0.73, 2)
  expect(offsetAfter([1, 'HOT'], [0, 'GOOD'])).toBeCloseTo(0.73, 2)
})

test('half of it is forgotten in four weeks, and a season later there is nothing to show', () => {
  expect(offsetAfter([28, 'COLD'])).toBeCloseTo(-0.5, 6)
  expect(offsetAfter([56, 'HOT'])).toBeCloseTo(0.25, 6)
  expect(Math.abs(offsetAfter([130, 'COLD']))).toBeLessThan(0.05)
})

test('the last day told counts last, in whatever order they come', () => {
  expect(offsetAfter([0, 'GOOD'], [2, 'COLD'])).toBe(offsetAfter([2, 'COLD'], [0, 'GOOD']))
})

const feelings = fc.array(
  fc.record({ daysAgo: fc.integer({ min: -2, max: 400 }), feeling: fc.constantFrom('COLD', 'GOOD', 'HOT') }),
  { maxLength: 60 },
)

test('it never leaves its bounds, and only fades with time', () => {
  fc.assert(
    fc.property(feelings, fc.integer({ min: 1, max: 100 }), (days, later) => {
      const now = comfortOffset(days)
      const then = comfortOffset(
        days.map(({ daysAgo, feeling }) => ({ daysAgo: Math.max(0, daysAgo) + later, feeling })),
      )
      expect(Math.abs(now)).toBeLessThanOrEqual(4)
      expect(Math.abs(then)).toBeLessThanOrEqual(Math.abs(now))
    }),
  )
})

test('one more cold day is never read warmer', () => {
  fc.assert(
    fc.property(feelings, (days) => {
      const before = days.map(({ daysAgo, feeling }) => ({ daysAgo: Math.max(1, daysAgo), feeling }))
      expect(comfortOffset([...before, { daysAgo: 0, feeling: 'COLD' }])).toBeLessThanOrEqual(comfortOffset(before))
    }),
  )
})

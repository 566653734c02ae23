import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comfortOffset, type Felt } from './comfort.ts'

const offsetAfter = (...feelings: [daysAgo: number, feeling: Felt['feeling']][]) =>
  comfortOffset(feelings.map(([daysAgo, feeling]) => ({ daysAgo, feeling })))

test('the offset is 0 without answers and with a GOOD answer alone', () => {
  expect(comfortOffset([])).toBe(0)
  expect(offsetAfter([3, 'GOOD'])).toBe(0)
})

test('one answer moves the offset by 0.3 degrees, and each agreeing one by more, up to a degree', () => {
  expect(offsetAfter([0, 'COLD'])).toBe(-0.3)
  expect(offsetAfter([0, 'HOT'])).toBe(0.3)
  const days = [5, 4, 3, 2, 1, 0]
  const offsets = days.map((_, at) => offsetAfter(...days.slice(-at - 1).map((ago): [number, 'COLD'] => [ago, 'COLD'])))
  const steps = offsets.map((offset, at) => (offsets[at - 1] ?? 0) - offset)
  for (const [at, step] of steps.entries()) {
    expect(step).toBeLessThanOrEqual(1)
    if (at < 3) expect(step).toBeGreaterThan(steps[at - 1] ?? 0)
  }
  expect(offsetAfter([1, 'COLD'], [0, 'COLD'])).toBeCloseTo(-0.89, 2)
  expect(offsets.at(-1)).toBe(-4)
})

test('contradicting answers nearly cancel out, and an old answer adds little to a new one', () => {
  expect(Math.abs(offsetAfter([3, 'COLD'], [2, 'HOT'], [1, 'COLD'], [0, 'HOT']))).toBeLessThan(0.1)
  expect(offsetAfter([1, 'COLD'], [0, 'HOT'])).toBeCloseTo(0.01, 2)
  expect(offsetAfter([56, 'COLD'], [0, 'COLD'])).toBeGreaterThan(-0.5)
})

test('a GOOD answer moves the offset back toward 0', () => {
  expect(offsetAfter([1, 'COLD'], [0, 'GOOD'])).toBeCloseTo(-0.22, 2)
  expect(offsetAfter([1, 'HOT'], [0, 'GOOD'])).toBeCloseTo(0.22, 2)
})

test('the effect of an answer halves every four weeks and is nearly gone after 130 days', () => {
  expect(offsetAfter([28, 'COLD'])).toBeCloseTo(-0.15, 6)
  expect(offsetAfter([56, 'HOT'])).toBeCloseTo(0.075, 6)
  expect(Math.abs(offsetAfter([130, 'COLD']))).toBeLessThan(0.05)
})

test('the offset does not depend on the order in which the answers are given', () => {
  expect(offsetAfter([0, 'GOOD'], [2, 'COLD'])).toBe(offsetAfter([2, 'COLD'], [0, 'GOOD']))
})

const feelings = fc.array(
  fc.record({ daysAgo: fc.integer({ min: -2, max: 400 }), feeling: fc.constantFrom('COLD', 'GOOD', 'HOT') }),
  { maxLength: 60 },
)

test('the offset stays within four degrees and shrinks as time passes', () => {
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

test('a further COLD answer never raises the offset', () => {
  fc.assert(
    fc.property(feelings, (days) => {
      const before = days.map(({ daysAgo, feeling }) => ({ daysAgo: Math.max(1, daysAgo), feeling }))
      expect(comfortOffset([...before, { daysAgo: 0, feeling: 'COLD' }])).toBeLessThanOrEqual(comfortOffset(before))
    }),
  )
})

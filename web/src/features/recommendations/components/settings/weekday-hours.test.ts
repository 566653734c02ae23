import { expect, test } from 'vitest'
import { hoursOf, isOvernight, withHours, withoutHours } from './weekday-hours.ts'

test('one hour is told and the other becomes usual', () => {
  expect(withHours([], 1, { leave: 9 })).toEqual([{ weekday: 1, leave: 9, home: 19, staysIn: false }])
  expect(withHours([], 0, { home: 2 })).toEqual([{ weekday: 0, leave: 8, home: 2, staysIn: false }])
})

test('a change keeps the other weekdays and what else is known of this one', () => {
  const before = [
    { weekday: 1, leave: 7, home: 16, staysIn: false },
    { weekday: 2, leave: 10, home: 20, staysIn: false },
  ]
  const after = withHours(before, 1, { staysIn: true })
  expect(hoursOf(after, 1)).toEqual({ weekday: 1, leave: 7, home: 16, staysIn: true })
  expect(hoursOf(after, 2)).toEqual(before[1])
  expect(after).toHaveLength(2)
  expect(withoutHours(after, 1)).toEqual([before[1]])
})

test('home before leaving means the next morning', () => {
  const row = { weekday: 5, leave: 20, home: 6, staysIn: false }
  expect(isOvernight(row)).toBe(true)
  expect(isOvernight({ ...row, home: 23 })).toBe(false)
  expect(isOvernight({ ...row, home: 20 })).toBe(true)
  expect(isOvernight({ ...row, staysIn: true })).toBe(false)
})

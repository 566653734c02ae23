import { expect, test } from 'vitest'
import { commonHours, hoursOf, hoursText, isOvernight, planOf, withPlan } from './weekday-hours.ts'

test('setting the hour of leaving or coming home gives the other one its usual value', () => {
  expect(withPlan([], [1, 2], 'OUT', { leave: 9 })).toEqual([
    { weekday: 1, leave: 9, home: 19, staysIn: false },
    { weekday: 2, leave: 9, home: 19, staysIn: false },
  ])
  expect(withPlan([], [0], 'OUT', { home: 2 })).toEqual([{ weekday: 0, leave: 8, home: 2, staysIn: false }])
})

test('changing the plan of a weekday keeps its hours and the other weekdays', () => {
  const before = [
    { weekday: 1, leave: 7, home: 16, staysIn: false },
    { weekday: 2, leave: 10, home: 20, staysIn: false },
  ]
  const after = withPlan(before, [1], 'IN')
  expect(hoursOf(after, 1)).toEqual({ weekday: 1, leave: 7, home: 16, staysIn: true })
  expect(hoursOf(after, 2)).toEqual(before[1])
  expect(after).toHaveLength(2)
  expect(withPlan(after, [1], 'OUT')).toContainEqual(before[0])
  expect(withPlan(after, [1], 'AUTO')).toEqual([before[1]])
})

test('the plan and hours that all chosen weekdays share are shown, and differing ones are left empty', () => {
  const hours = [
    { weekday: 1, leave: 8, home: 16, staysIn: false },
    { weekday: 2, leave: 8, home: 20, staysIn: false },
    { weekday: 3, leave: 8, home: 20, staysIn: true },
  ]
  expect([planOf(hours, [1, 2]), planOf(hours, [2, 3]), planOf(hours, [0, 6])]).toEqual(['OUT', null, 'AUTO'])
  expect(commonHours(hours, [1, 2])).toEqual({ leave: 8 })
  expect([1, 3, 5].map((day) => hoursText(hoursOf(hours, day)))).toEqual(['8–16', '집', '자동'])
})

test('coming home at or before the hour of leaving means the next morning', () => {
  expect(
    [{ leave: 20, home: 6 }, { leave: 20, home: 20 }, { leave: 20, home: 23 }, { leave: 20 }].map(isOvernight),
  ).toEqual([true, true, false, false])
})

import { expect, test } from 'vitest'
import { atSeoul, daysAfter, fullHour, seoulDate, seoulHour, seoulIso } from './seoul-time.ts'

const instant = new Date('2026-12-31T15:30:45.678Z')

test('an instant is converted to the date, hour and ISO time of Seoul', () => {
  expect([seoulDate(instant), seoulHour(instant)]).toEqual(['2027-01-01', 0])
  expect(seoulIso(instant)).toBe('2027-01-01T00:30:45+09:00')
})

test('a date and hour in Seoul are converted to an instant, and an instant is cut to its full hour', () => {
  expect(atSeoul('2027-01-01', 0).toISOString()).toBe('2026-12-31T15:00:00.000Z')
  expect(atSeoul('2026-12-31', 24)).toEqual(atSeoul('2027-01-01', 0))
  expect(fullHour(instant).toISOString()).toBe('2026-12-31T15:00:00.000Z')
})

test('adding days to a date crosses the ends of months and years', () => {
  expect([daysAfter('2026-12-30', 3), daysAfter('2028-03-01', -1)]).toEqual(['2027-01-02', '2028-02-29'])
})

import { expect, test } from 'vitest'
import { holidays } from './holidays.data.ts'
import { weekdayOf } from './weekdays.ts'

const years = [2026, 2027, 2028, 2029, 2030]
const day = 86_400_000
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())
const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })

/** The date of a day of the Korean lunar calendar that begins in a year. */
function lunar(year: number, wanted: string): number {
  for (let at = Date.UTC(year, 0, 20); ; at += day) {
    const parts = Object.fromEntries(dangi.formatToParts(at).map(({ type, value }) => [type, value]))
    if (`${parts['month']}-${parts['day']}` === wanted) return at
  }
}

/**
 * Returns the days off by the rules, each with the weekdays on which it gets a substitute day: none, Sunday (0) alone,
 * or also Saturday (6).
 */
function ruled(year: number): (readonly [date: string, due: readonly number[]])[] {
  const fixed = (date: string, due: readonly number[]) => [`${year}-${date}`, due] as const
  const feasts = ['1-1', '8-15'].map((start) => lunar(year, start))
  return [
    ...['01-01', '05-01', '06-06'].map((date) => fixed(date, [])),
    ...['03-01', '05-05', '07-17', '08-15', '10-03', '10-09', '12-25'].map((date) => fixed(date, [0, 6])),
    [dateOf(lunar(year, '4-8')), [0, 6]] as const,
    ...feasts.flatMap((at) => [at - day, at, at + day].map((one) => [dateOf(one), [0]] as const)),
  ]
}

const polls = ['2026-06-03', '2028-04-12', '2030-03-27', '2030-06-12']

test.each(years)('the holiday table of %i matches the holiday rules', (year) => {
  const days = ruled(year)
  const off = new Set(days.map(([date]) => date))
  const due = days.filter(([date, on]) => on.includes(new Date(date).getUTCDay())).length
  const twice = days.length - off.size
  const substitutes = Object.entries(holidays)
    .filter(([date, name]) => date.startsWith(`${year}`) && name.endsWith('대체공휴일'))
    .map(([date]) => date)
  expect(substitutes).toHaveLength(due + twice)
  expect(substitutes.filter((date) => isWeekend(date) || off.has(date))).toEqual([])
  const listed = Object.keys(holidays).filter((date) => date.startsWith(`${year}`) && !substitutes.includes(date))
  const rest = polls.filter((date) => date.startsWith(`${year}`))
  expect(listed.toSorted()).toEqual([...off, ...rest].toSorted())
})

test('the listed election days are Wednesdays', () => {
  expect(polls.map((date) => new Date(date).getUTCDay())).toEqual(polls.map(() => 3))
})

test.each([
  ['2026-11-23', 1],
  ['2026-11-28', 6],
  ['2026-11-29', 0],
  ['2027-02-09', 0],
  ['2028-10-05', 0],
  ['2028-10-06', 5],
  ['2031-01-01', 3],
])('the date %s counts as weekday %i (0: Sunday or holiday)', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday)
})

import { afterEach, expect, test, vi } from 'vitest'
import { seoulIso } from '@otday/common/seoul-time'
import {
  baseCoveringYesterday,
  extensionStart,
  lacksFifthDay,
  midTimes,
  observationTimes,
  ultraTimes,
  vilageBases,
  vilageDueAfter,
} from './issue-times.ts'

afterEach(() => vi.unstubAllEnvs())

const seoul = (text: string) => new Date(`${text}+09:00`)
const short = (at: Date | undefined) => at && seoulIso(at).slice(5, 16)

const boundaries = [
  ['2026-11-20T00:00:00', '11-19T23:00'],
  ['2026-11-20T02:09:00', '11-19T23:00'],
  ['2026-11-20T02:11:59', '11-19T23:00'],
  ['2026-11-20T02:12:00', '11-20T02:00'],
  ['2026-11-20T05:11:59', '11-20T02:00'],
  ['2026-11-20T05:12:00', '11-20T05:00'],
  ['2026-11-20T17:11:59', '11-20T14:00'],
  ['2026-11-20T17:12:00', '11-20T17:00'],
  ['2026-11-20T23:11:59', '11-20T20:00'],
  ['2026-11-20T23:59:59', '11-20T23:00'],
  ['2027-01-01T00:30:00', '12-31T23:00'],
  ['2028-02-29T02:00:00', '02-28T23:00'],
  ['2028-03-01T01:00:00', '02-29T23:00'],
] as const

test.each(boundaries)(
  'at %s the newest short-term forecast issue is that of %s, in every host time zone',
  (now, base) => {
    for (const zone of ['Asia/Seoul', 'UTC', 'America/New_York']) {
      vi.stubEnv('TZ', zone)
      const bases = vilageBases(seoul(now))
      expect(short(bases[0])).toBe(base)
      expect(bases).toHaveLength(4)
      const gaps = bases.slice(1).map((each, at) => (bases[at]?.getTime() ?? 0) - each.getTime())
      expect(gaps).toEqual([3, 3, 3].map((hours) => hours * 3_600_000))
    }
  },
)

test('at every minute of a day the newest forecast issue is already published, and the next one is not', () => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const now = new Date(seoul('2026-12-31T00:00:00').getTime() + minute * 60_000)
    const [newest] = vilageBases(now)
    if (!newest) throw new Error('no issue')
    expect(newest.getTime() + 12 * 60_000).toBeLessThanOrEqual(now.getTime())
    expect(vilageDueAfter(newest).getTime()).toBeGreaterThan(now.getTime())
  }
})

test.each([
  ['2026-11-20T02:00:00', '2026-11-23'],
  ['2026-11-20T14:00:00', '2026-11-23'],
  ['2026-11-20T17:00:00', '2026-11-24'],
  ['2026-11-20T23:00:00', '2026-11-24'],
  ['2026-12-28T17:00:00', '2027-01-01'],
])('the short-term forecast issue of %s has classes in place of amounts from %s on', (base, date) => {
  expect(extensionStart(seoul(base))).toBe(date)
})

test.each([
  ['2026-11-20T00:00:00', true],
  ['2026-11-20T02:12:00', true],
  ['2026-11-20T17:11:59', true],
  ['2026-11-20T17:12:00', false],
  ['2026-11-20T23:59:59', false],
])('at %s the short-term forecast lacks the fifth day: %s', (now, is) => {
  expect(lacksFifthDay(seoul(now))).toBe(is)
})

test.each([
  ['2026-11-20T00:10:00', ['11-19T18:00'], '11-20T06:15'],
  ['2026-11-20T06:14:59', ['11-19T18:00'], '11-20T06:15'],
  ['2026-11-20T06:15:00', ['11-20T06:00', '11-19T18:00'], '11-21T00:00'],
  ['2026-11-20T18:30:00', ['11-20T06:00', '11-19T18:00'], '11-21T00:00'],
  ['2027-01-01T01:00:00', ['12-31T18:00'], '01-01T06:15'],
])('at %s the forecast of the fifth day comes from the mid-term issues of %j', (now, bases, due) => {
  const times = midTimes(seoul(now))
  expect(times.bases.map(short)).toEqual(bases)
  expect(short(times.dueAt)).toBe(due)
})

test('measurements are due ten minutes past the hour, ultra-short forecasts forty-five minutes past', () => {
  expect(short(observationTimes(seoul('2026-11-20T17:09:59')).base)).toBe('11-20T16:00')
  expect(short(observationTimes(seoul('2026-11-20T17:10:00')).base)).toBe('11-20T17:00')
  expect(short(observationTimes(seoul('2027-01-01T00:05:00')).base)).toBe('12-31T23:00')
  expect(short(ultraTimes(seoul('2026-11-20T17:44:59')).base)).toBe('11-20T16:30')
  expect(short(ultraTimes(seoul('2026-11-20T17:45:00')).base)).toBe('11-20T17:30')
  expect(short(ultraTimes(seoul('2026-11-20T17:45:00')).dueAt)).toBe('11-20T18:45')
  expect(short(ultraTimes(seoul('2026-11-20T00:10:00')).base)).toBe('11-19T23:30')
})

test('the forecast issue read for this hour of yesterday begins no later than that hour', () => {
  for (let hour = 0; hour < 24; hour++) {
    const now = seoul(`2028-03-01T${String(hour).padStart(2, '0')}:20:00`)
    const firstCovered = baseCoveringYesterday(now).getTime() + 3_600_000
    expect(firstCovered).toBeLessThanOrEqual(Math.floor((now.getTime() - 86_400_000) / 3_600_000) * 3_600_000)
  }
  expect(short(baseCoveringYesterday(seoul('2026-11-20T17:20:00')))).toBe('11-19T02:00')
})

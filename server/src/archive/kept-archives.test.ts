import { daysAfter } from '@otday/common/seoul-time'
import { expect, test } from 'vitest'
import { nameBefore, nightlyName, sortedOut } from './kept-archives.ts'

/** Returns the dates of the archives that are kept after `nights` nights with one backup each. */
function afterNights(nights: number, first = '2026-01-01') {
  let kept: string[] = []
  for (let night = 0; night < nights; night++) {
    kept.push(nightlyName(daysAfter(first, night)))
    const { removed } = sortedOut(kept)
    kept = kept.filter((name) => !removed.includes(name))
  }
  return kept.map((name) => name.slice(6, 16))
}

test('after a year of nightly backups the last seven days and the four Sundays before them are kept', () => {
  const days = afterNights(365)
  expect(days.slice(-7)).toEqual(Array.from({ length: 7 }, (_, at) => daysAfter('2026-12-25', at)))
  const weeks = days.slice(0, -7)
  expect(weeks).toEqual(['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20'])
  expect(weeks.map((day) => new Date(day).getUTCDay())).toEqual([0, 0, 0, 0])
})

test('on every night of a year the last seven days and up to four Sundays before them are kept', () => {
  const first = '2026-01-01'
  const isSunday = (day: string) => new Date(day).getUTCDay() === 0
  for (let nights = 1; nights <= 365; nights++) {
    const all = Array.from({ length: nights }, (_, at) => daysAfter(first, at))
    const [earlier, latest] = [all.slice(0, -7), all.slice(-7)]
    expect(afterNights(nights, first)).toEqual([...earlier.filter(isSunday).slice(-4), ...latest])
  }
})

test('in a week without a Sunday backup the last backup of the week is kept', () => {
  const nights = ['2026-03-03', '2026-03-05', '2026-03-09', '2026-03-10']
  const later = Array.from({ length: 7 }, (_, at) => daysAfter('2026-03-16', at))
  const { removed } = sortedOut([...nights, ...later].map(nightlyName))
  expect(removed.toSorted()).toEqual(['2026-03-03', '2026-03-09'].map(nightlyName))
})

test('files not named like archives are never removed, and the last three backups before migrations are kept', () => {
  const others = [
    'mine.tar.zst',
    'otday-2020-01-01.tar.zst.1234.part~',
    'departed.log',
    'files',
    'otday-2020-1-1.tar.zst',
  ]
  const before = [1, 2, 3, 4].map((day) => nameBefore(`2026-03-0${day}`, '0041-more.sql'))
  expect(sortedOut([...others, ...before])).toEqual({ removed: [before[0]], oldestDay: null })
})

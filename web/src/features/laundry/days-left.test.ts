import type { PutAwayPiece } from '@otday/contract'
import { expect, test } from 'vitest'
import { backText, byReturn, dayText, progressOf } from './days-left.ts'

const today = '2026-11-20'

test('tomorrow and the day after are shown as words, later days as dates, with the year if it differs', () => {
  const said = ['2026-11-21', '2026-11-22', '2026-11-23', '2027-05-01'].map((until) => backText(until, today))
  expect(said).toEqual(['내일 돌아와요', '모레 돌아와요', '11월 23일에 돌아와요', '2027년 5월 1일에 돌아와요'])
  expect(dayText('2026-12-31', today)).toBe('12월 31일')
})

test('the progress of a piece until its return is the share of days that have passed', () => {
  expect(progressOf({ since: '2026-11-18', until: '2026-11-21' }, today)).toBeCloseTo(2 / 3)
  expect(progressOf({ since: today, until: '2026-11-23' }, today)).toBe(0)
  expect(progressOf({ since: '2026-11-10', until: '2026-11-19' }, today)).toBe(1)
  expect(progressOf({ since: today, until: null }, today)).toBe(0)
})

test('stored pieces are grouped by return date, those without a date last', () => {
  const piece = (until: string | null) => ({ until }) as PutAwayPiece
  const groups = byReturn([piece(null), piece('2027-05-01'), piece('2027-03-01'), piece('2027-05-01')])
  expect(groups.map(([until, pieces]) => [until, pieces.length])).toEqual([
    ['2027-03-01', 1],
    ['2027-05-01', 2],
    [null, 1],
  ])
})

import type { PutAwayPiece } from '@otday/contract'
import { monthDay } from '../../platform/time/calendar-days.ts'

const dayMs = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Returns a date (`YYYY-MM-DD`) in words, with its year unless that is the year of `today`. */
export function dayText(date: string, today: string): string {
  const year = date.slice(0, 4)
  return `${today.startsWith(year) ? '' : `${year}년 `}${monthDay(date)}`
}

/** Returns when a piece comes back: 내일 돌아와요 … 11월 24일에 돌아와요. */
export function backText(until: string | null, today: string): string {
  if (until === null) return '꺼낼 때까지 있어요'
  const left = daysBetween(today, until)
  if (left <= 1) return left === 1 ? '내일 돌아와요' : '오늘 돌아와요'
  return left === 2 ? '모레 돌아와요' : `${dayText(until, today)}에 돌아와요`
}

/** Returns the share (0–1) of the time from `since` to `until` that has passed; 0 without an end. */
export function progressOf({ since, until }: Pick<PutAwayPiece, 'since' | 'until'>, today: string): number {
  if (until === null) return 0
  const whole = Math.max(1, daysBetween(since, until))
  return Math.min(1, Math.max(0, daysBetween(since, today) / whole))
}

/** Groups pieces that come back on the same day, soonest first, those without a day last. */
export function byReturn(pieces: readonly PutAwayPiece[]): [until: string | null, pieces: PutAwayPiece[]][] {
  const groups = Map.groupBy(pieces, ({ until }) => until)
  return [...groups].toSorted(([a], [b]) => (a ?? '9').localeCompare(b ?? '9'))
}

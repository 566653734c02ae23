import { inSeoul, seoulDate } from '@otday/common/seoul-time'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const twoDigits = (value: number) => String(value).padStart(2, '0')

export function monthDayOf(at: Date): string {
  const wall = inSeoul(at)
  return `${wall.getUTCMonth() + 1}월 ${wall.getUTCDate()}일`
}

export const weekdayOf = (at: Date) => `${'일월화수목금토'.charAt(inSeoul(at).getUTCDay())}요일`

export function clockOf(at: Date): string {
  const wall = inSeoul(at)
  return `${twoDigits(wall.getUTCHours())}:${twoDigits(wall.getUTCMinutes())}`
}

/** Returns '오늘 07:32', or '11월 25일 07:32' for other days. */
export const dayAndClockOf = (at: Date, now: Date) =>
  `${seoulDate(at) === seoulDate(now) ? '오늘' : monthDayOf(at)} ${clockOf(at)}`

/** Returns '방금 전', 'N분 전', 'N시간 전' or 'N일 전'; after seven days the date. Times in the future are '방금 전', too. */
export function agoOf(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime()
  if (age < minute) return '방금 전'
  if (age < hour) return `${Math.floor(age / minute)}분 전`
  if (age < day) return `${Math.floor(age / hour)}시간 전`
  if (age < 7 * day) return `${Math.floor(age / day)}일 전`
  return `${inSeoul(at).getUTCFullYear()}년 ${monthDayOf(at)}`
}

/** Rounds to a whole number and formats it with a real minus sign; '-' for null. */
export function wholeOf(value: number | null, unit = ''): string {
  if (value === null || !Number.isFinite(value)) return '-'
  const rounded = Math.round(value)
  return `${rounded < 0 ? '\u2212' : ''}${countOf(Math.abs(rounded))}${unit}`
}

export const countOf = (count: number) => (count < 1000 ? String(count) : count.toLocaleString('ko-KR'))

export const degreesOf = (value: number | null) => wholeOf(value, '°')

import { inSeoul } from '@otday/common/seoul-time'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** 'M월 D일' in Seoul. */
export function monthDayOf(at: Date): string {
  const wall = inSeoul(at)
  return `${wall.getUTCMonth() + 1}월 ${wall.getUTCDate()}일`
}

/** '월요일' in Seoul. */
export const weekdayOf = (at: Date) => `${'일월화수목금토'.charAt(inSeoul(at).getUTCDay())}요일`

/** 'HH:mm' in Seoul. */
export function clockOf(at: Date): string {
  const wall = inSeoul(at)
  return `${twoDigits(wall.getUTCHours())}:${twoDigits(wall.getUTCMinutes())}`
}

/** How long ago: 방금 전, N분 전, N시간 전, N일 전, after seven days the date. A moment ahead of the clock is 방금 전. */
export function agoOf(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime()
  if (age < minute) return '방금 전'
  if (age < hour) return `${Math.floor(age / minute)}분 전`
  if (age < day) return `${Math.floor(age / hour)}시간 전`
  if (age < 7 * day) return `${Math.floor(age / day)}일 전`
  return `${inSeoul(at).getUTCFullYear()}년 ${monthDayOf(at)}`
}

/** A whole number with a real minus sign; '-' for what is missing. 0 is a value, and -0.4 is 0. */
export function wholeOf(value: number | null, unit = ''): string {
  if (value === null || !Number.isFinite(value)) return '-'
  const rounded = Math.round(value)
  return `${rounded < 0 ? '\u2212' : ''}${countOf(Math.abs(rounded))}${unit}`
}

/** A count with its thousands grouped; small ones don't wake `Intl`. */
export const countOf = (count: number) => (count < 1000 ? String(count) : count.toLocaleString('ko-KR'))

/** '6°'. */
export const degreesOf = (value: number | null) => wholeOf(value, '°')

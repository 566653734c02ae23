import { inSeoul } from '@otday/common/seoul-time'

/** Returns the minute of the day of a time such as `07:30`. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

export const timeOf = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`

/** Returns the weekday of a date; 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Returns the minute of the day in Korea. */
export function minuteNow(now: Date): number {
  const there = inSeoul(now)
  return there.getUTCHours() * 60 + there.getUTCMinutes()
}

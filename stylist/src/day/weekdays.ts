import { holidays } from './holidays.data.ts'

const sunday = 0

const isHoliday = (date: string) => Object.hasOwn(holidays, date)

/** Returns the weekday of a date in Korea; 0 is Sunday, and holidays count as Sundays. */
export const weekdayOf = (date: string): number =>
  isHoliday(date) ? sunday : new Date(`${date}T00:00:00Z`).getUTCDay()

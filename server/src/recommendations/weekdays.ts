import { holidays } from './holidays.data.ts'

const sunday = 0

const isHoliday = (date: string) => Object.hasOwn(holidays, date)

/** The weekday (0 is Sunday) whose settings count on a date in Korea: a holiday is lived as a Sunday. */
export const weekdayOf = (date: string): number =>
  isHoliday(date) ? sunday : new Date(`${date}T00:00:00Z`).getUTCDay()

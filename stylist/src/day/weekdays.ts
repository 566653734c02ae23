import { holidays } from './holidays.data.ts'

const sunday = 0

const isHoliday = (date: string) => Object.hasOwn(holidays, date)

/** 0 is Sunday. Holidays count as Sundays; dates are Korean. */
export const weekdayOf = (date: string): number =>
  isHoliday(date) ? sunday : new Date(`${date}T00:00:00Z`).getUTCDay()
